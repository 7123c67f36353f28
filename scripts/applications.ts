/** `npm run applications`: applications to become a recommended clinic or doctor. */
import { parseArgs } from 'node:util';
import { runApplications } from '../src/server/operator/applications.ts';
import { applicationStatuses } from '../src/shared/contracts/applications.ts';

const help = `npm run applications -- list [--status new|contacted|closed] [--limit N]
npm run applications -- show ID
npm run applications -- mark ID new|contacted|closed
  Lists applications to become recommended, newest first; shows one; or says how far it has come.
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR (stop the portal first).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    status: { type: 'string' },
    limit: { type: 'string', default: '50' },
  },
});
const [action = 'list', id, mark] = positionals;
const statusOf = (given: string | undefined) => applicationStatuses.find((status) => status === given);
const status = statusOf(action === 'mark' ? mark : values.status);
const [number, limit] = [Number(id), Number(values.limit)];
const isNumber = Number.isInteger(number) && number > 0;

function readOrder(): Parameters<typeof runApplications>[0] | undefined {
  if (action === 'list' && limit >= 1 && (values.status === undefined || status))
    return { action, status, limit: Math.floor(limit) };
  if (action === 'show' && isNumber) return { action, id: number };
  if (action === 'mark' && isNumber && status) return { action, id: number, status };
  return undefined;
}

const order = readOrder();
if (values.help) console.log(help);
else if (order) process.exitCode = await runApplications(order);
else {
  console.error(`that cannot be done\n\n${help}`);
  process.exitCode = 1;
}
