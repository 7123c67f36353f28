/** `npm test`: everything. The last line it prints is `N passed, N failed`. */
import { parseArgs } from 'node:util';
import { plainWhenPiped, stopChildrenWithUs } from './launch/child.ts';
import { runJourneys } from './testing/journeys.ts';
import { type Result, summarize } from './testing/results.ts';
import { findServers } from './testing/servers.ts';
import { checkFormat, checkTypes } from './testing/statics.ts';
import { runVitest } from './testing/vitest.ts';

const help = `npm test [-- --only unit|journeys]
  Format, lint, types, house rules, unit tests, service tests on the embedded database and again on a
  PostgreSQL and Redis that answer on this machine, then the journeys in a browser.
  --only unit       all but the journeys
  --only journeys   the journeys alone`;

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, only: { type: 'string' } },
});
const only = values.only;
if (values.help || (only !== undefined && only !== 'unit' && only !== 'journeys')) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}

plainWhenPiped();
stopChildrenWithUs();
const results: Result[] = [];
if (only !== 'journeys') results.push(...(await runUnits()));
if (only !== 'unit') results.push(...(await runJourneys()));
process.exit(summarize(results));

async function runUnits(): Promise<Result[]> {
  const found = [
    await checkFormat(),
    await checkTypes(),
    await runVitest('unit, house and service tests', { projects: ['house', 'unit', 'service'] }),
  ];
  const { env, missing } = await findServers();
  if (env.TEST_DATABASE_URL) {
    found.push(await runVitest('service tests on PostgreSQL', { projects: ['service'], env }));
  }
  for (const line of missing) console.log(`salbuni: ${line}; the tests that need it are left out`);
  return found;
}
