import {
  type Application,
  type ApplicationsRepository,
  createApplicationsRepository,
} from '#server/features/applications/applications.repository.ts';
import type { ApplicationStatus } from '#shared/contracts/applications.ts';
import { onMigratedDatabase } from './on-database.ts';

export type ApplicationsOrder =
  | { readonly action: 'list'; readonly status: ApplicationStatus | undefined; readonly limit: number }
  | { readonly action: 'show'; readonly id: number }
  | { readonly action: 'mark'; readonly id: number; readonly status: ApplicationStatus };

/** `npm run applications`: opens the database of the settings and does what was ordered. @returns the exit code. */
export async function runApplications(order: ApplicationsOrder): Promise<number> {
  const lines = await onMigratedDatabase(async ({ db }) => {
    return handleApplications(createApplicationsRepository(db), order);
  });
  if (lines) process.stdout.write(`${lines.join('\n')}\n`);
  else process.stderr.write('there is no such application\n');
  return lines ? 0 : 1;
}

/** @returns what the operator reads; nothing when there is no such application. */
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

/** What somebody typed goes to a terminal here: nothing in it may steer that. */
const plain = (text: string): string => text.replace(/\p{C}/gu, '');

const lineOf = ({ id, kind, name, phone, status, created_at }: Application): string =>
  `${String(id).padStart(5)}  ${dayOf(created_at)}  ${status.padEnd(9)}  ${kind.padEnd(6)}  +995 ${phone.padEnd(12)}  ${plain(name)}`;

const linesOf = (found: Application): string[] => [
  lineOf(found),
  ...(found.profession ? [`       profession: ${plain(found.profession)}`] : []),
  `       ${found.kind === 'clinic' ? 'branches' : 'clinics'}: ${found.choices.map(plain).join(', ')}`,
];
