import {
  type Application,
  type ApplicationsRepository,
  createApplicationsRepository,
} from '#server/features/applications/applications.repository.ts';
import { type ApplicationStatus, applicationStatuses } from '#shared/contracts/applications.ts';
import { type OperatorCommand, readArguments } from '../operator-command.ts';

export type ApplicationsOrder =
  | { readonly action: 'list'; readonly status: ApplicationStatus | undefined; readonly limit: number }
  | { readonly action: 'show'; readonly id: number }
  | { readonly action: 'mark'; readonly id: number; readonly status: ApplicationStatus };

/** `npm run applications`: applications to become a recommended clinic or doctor. */
export const applicationsCommand: OperatorCommand = {
  help: `npm run applications -- list [--status waiting|contacted|agreed|refused] [--limit N]
npm run applications -- show ID
npm run applications -- mark ID waiting|contacted|agreed|refused
  Lists applications to become recommended, newest first; shows one; or says how far it has come.`,
  read: (commandLine) => {
    const order = readOrder(commandLine);
    if (typeof order === 'string') return order;
    return async ({ db, print, warn }) => {
      const lines = await handleApplications(createApplicationsRepository(db), order);
      if (!lines) {
        warn('there is no such application');
        return 1;
      }
      for (const line of lines) print(line);
      return 0;
    };
  },
};

function readOrder(commandLine: readonly string[]): ApplicationsOrder | string {
  const read = readArguments(commandLine, {
    status: { type: 'string' },
    limit: { type: 'string', default: '50' },
  });
  if (typeof read === 'string') return read;
  const [action = 'list', id, mark] = read.positionals;
  const statusOf = (name: string | undefined) => applicationStatuses.find((status) => status === name);
  const status = statusOf(action === 'mark' ? mark : read.values.status);
  const [number, limit] = [Number(id), Math.floor(Number(read.values.limit))];
  if (action === 'list' && limit >= 1 && (read.values.status === undefined || status))
    return { action, status, limit };
  const isNumber = Number.isInteger(number) && number > 0;
  if (action === 'show' && isNumber) return { action, id: number };
  if (action === 'mark' && isNumber && status) return { action, id: number, status };
  return 'that cannot be done';
}

/** Runs one action. @returns its output, or undefined if the application does not exist */
export async function handleApplications(
  repository: ApplicationsRepository,
  order: ApplicationsOrder,
): Promise<string[] | undefined> {
  switch (order.action) {
    case 'list': {
      const found = await repository.listApplications(order.status, order.limit);
      return found.length > 0 ? found.map(lineOf) : ['no applications'];
    }
    case 'show': {
      const found = await repository.findApplication(order.id);
      return found && linesOf(found);
    }
    case 'mark':
      return (await repository.markApplication(order.id, order.status))
        ? [`${order.id}: ${order.status}`]
        : undefined;
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** Removes control characters, which could manipulate the terminal, from text of applicants. */
const plain = (text: string): string => text.replace(/\p{C}/gu, '');

const lineOf = ({ id, kind, name, phone, status, created_at }: Application): string =>
  `${String(id).padStart(5)}  ${dayOf(created_at)}  ${status.padEnd(9)}  ${kind.padEnd(6)}  +995 ${phone.padEnd(12)}  ${plain(name)}`;

const linesOf = (found: Application): string[] => [
  lineOf(found),
  ...(found.profession ? [`       profession: ${plain(found.profession)}`] : []),
  `       ${found.kind === 'clinic' ? 'branches' : 'clinics'}: ${found.choices.map(plain).join(', ')}`,
];
