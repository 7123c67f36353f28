/** `npm run torture`: kills the portal again and again under load, then holds its books against what was acknowledged. */
import { parseArgs } from 'node:util';
import { createServerDatabase } from '../tests/support/database.ts';
import { buildPayingPortal } from '../tests/support/paying.ts';
import { runModel } from '../tests/torture/model-run.ts';
import { torture } from '../tests/torture/torture.ts';
import { findServers } from './testing/servers.ts';

const help = `npm run torture [-- --times N]
  Kills the portal N times (100 unless said) with kill -9 at random moments while people pay, buy, ask and answer:
  on the embedded database, then on the PostgreSQL that answers (TEST_DATABASE_URL or 127.0.0.1:5432 as root).
  Then runs 1000 random sequences of payments, refunds and answers against a model of money on paper.
  Exits 1 when something that was acknowledged is lost or doubled, or the books do not add up.
  --only embedded|postgres|model   one of them alone
  --runs N                         sequences for the model, 1000 unless said`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    times: { type: 'string', default: '100' },
    only: { type: 'string' },
    runs: { type: 'string', default: '1000' },
  },
});

if (values.help) console.log(help);
else {
  const survives = await tortureAll(Number(values.times));
  const agrees = await compareWithModel(Number(values.runs));
  process.exitCode = survives && agrees ? 0 : 1;
}

async function compareWithModel(runs: number): Promise<boolean> {
  if (values.only && values.only !== 'model') return true;
  const paying = await buildPayingPortal();
  try {
    await runModel(paying, runs);
    console.log(`model: ${runs} runs agree`);
    return true;
  } catch (error) {
    console.log(`model: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    await paying.close();
  }
}

async function tortureAll(times: number): Promise<boolean> {
  let isFine = true;
  const { env } = await findServers();
  for (const name of ['embedded', 'postgres']) {
    if (values.only && values.only !== name) continue;
    const owner = env.TEST_DATABASE_URL;
    if (name === 'postgres' && !owner) {
      console.log('postgres: none answers');
      continue;
    }
    const server = name === 'postgres' && owner ? await createServerDatabase(owner) : undefined;
    try {
      const say = (line: string) => console.log(`${name}: ${line}`);
      const { kills, acknowledged, broken } = await torture({ times, databaseUrl: server?.url, say });
      say(`killed ${kills} times, ${acknowledged} acknowledged, ${broken.length} broken`);
      for (const line of broken) say(`  ${line}`);
      isFine &&= broken.length === 0;
    } finally {
      await server?.drop();
    }
  }
  return isFine;
}
