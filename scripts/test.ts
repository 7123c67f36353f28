/** `npm test`: runs all tests. The last line it prints is `N passed, N failed`. */
import { parseArgs } from 'node:util';
import { findServers } from '#tests/support/servers.ts';
import { plainWhenPiped, runChild, stopChildrenWithUs } from './launch/child.ts';
import { ensureWebBuilt } from './launch/web-build.ts';
import { ensureChromium } from './testing/chromium-install.ts';
import { journeysStep, type Result, runStep, staticSteps, summarize, vitestStep } from './testing/steps.ts';

const help = `npm test [-- --only unit|journeys]
  Format, lint, types, unused code, house rules, deploy/, unit tests, service tests, then the journeys in a browser. Service
  tests run on the PostgreSQL and Redis that answer on this machine, and those of the engine on the embedded database too;
  without a server all of them run embedded.
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
if (only !== 'journeys') await runUnits();
if (only !== 'unit') await runJourneys();
process.exit(summarize(results));

async function runUnits(): Promise<void> {
  for (const step of staticSteps) results.push(await runStep(step));
  const { env, missing } = await findServers();
  for (const line of missing) console.log(`salbuni: ${line}; the tests that need it are left out`);
  const projects = [
    'house',
    'deploy',
    'unit',
    'service',
    ...(env.TEST_DATABASE_URL ? ['service-postgres'] : []),
  ];
  results.push(await runStep(vitestStep('unit, house, deploy and service tests', projects)));
}

async function runJourneys(): Promise<void> {
  await ensureChromium(runChild);
  await ensureWebBuilt();
  results.push(await runStep(journeysStep));
}
