/** `npm run torture`: lets things go wrong under load and checks the portal's books and answers. */
import { parseArgs } from 'node:util';
import { createServerDatabase } from '../tests/support/database.ts';
import { buildPayingPortal } from '../tests/support/paying.ts';
import { findServers } from '../tests/support/servers.ts';
import { runModel } from '../tests/torture/model-run.ts';
import { runScenario } from '../tests/torture/scenario.ts';
import { scenarios } from '../tests/torture/scenarios/scenarios.ts';
import { torture } from '../tests/torture/torture.ts';

const help = `npm run torture [-- NAME …]
  embedded, postgres   kill the portal again and again with kill -9 at random moments while people pay, buy, ask and answer: on the
                       embedded database, on the PostgreSQL that answers (TEST_DATABASE_URL or 127.0.0.1:5432 as root)
  model                random sequences of payments, refunds and answers against a model of money on paper
${Object.entries(scenarios)
  .map(([name, { about }]) => `  ${name.padEnd(20)} ${about}`)
  .join('\n')}
  all                  all of them; without a name the first three
  --times N            how often the portal is killed, 100 unless said
  --runs N             sequences for the model, 1000 unless said
  --minutes N          how long the editors of the scenario office work, 1 unless said
  Exits 1 when something that was acknowledged is lost or doubled, the books do not add up, or something else that must hold does not.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    times: { type: 'string', default: '100' },
    runs: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '1' },
  },
});

const first: Readonly<Record<string, () => Promise<boolean>>> = {
  embedded: () => killAgainAndAgain('embedded'),
  postgres: async () => {
    const owner = (await findServers()).env.TEST_DATABASE_URL;
    if (owner) return killOnServer(owner);
    console.log('postgres: none answers');
    return positionals.length === 0;
  },
  model: compareWithModel,
};
const known = [...Object.keys(first), ...Object.keys(scenarios)];
const unknown = positionals.filter((name) => name !== 'all' && !known.includes(name));

if (values.help) console.log(help);
else if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; there are ${known.join(', ')} and all`);
  process.exitCode = 1;
} else {
  const names = positionals.includes('all')
    ? known
    : positionals.length > 0
      ? positionals
      : Object.keys(first);
  for (const name of names) if (!(await run(name))) process.exitCode = 1;
}

async function run(name: string): Promise<boolean> {
  const scenario = scenarios[name];
  if (scenario) return runScenario(name, scenario, (line) => console.log(line), Number(values.minutes));
  return (await first[name]?.()) ?? false;
}

async function compareWithModel(): Promise<boolean> {
  const paying = await buildPayingPortal();
  try {
    await runModel(paying, Number(values.runs));
    console.log(`model: ${values.runs} runs agree`);
    return true;
  } catch (error) {
    console.log(`model: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    await paying.close();
  }
}

async function killOnServer(owner: string): Promise<boolean> {
  const server = await createServerDatabase(owner);
  try {
    return await killAgainAndAgain('postgres', server.url);
  } finally {
    await server.drop();
  }
}

async function killAgainAndAgain(name: string, databaseUrl?: string): Promise<boolean> {
  const say = (line: string) => console.log(`${name}: ${line}`);
  const { kills, acknowledged, broken } = await torture({ times: Number(values.times), databaseUrl, say });
  say(`killed ${kills} times, ${acknowledged} acknowledged, ${broken.length} broken`);
  for (const line of broken) say(`  ${line}`);
  return broken.length === 0;
}
