/** `npm run torture`: kills the portal again and again under load, then holds its books against what was acknowledged. */
import { parseArgs } from 'node:util';
import { createServerDatabase } from '../tests/support/database.ts';
import { torture } from '../tests/torture/torture.ts';
import { findServers } from './testing/servers.ts';

const help = `npm run torture [-- --times N]
  Kills the portal N times (100 unless said) with kill -9 at random moments while people pay, buy, ask and answer:
  on the embedded database, then on the PostgreSQL that answers (TEST_DATABASE_URL or 127.0.0.1:5432 as root).
  Exits 1 when something that was acknowledged is lost or doubled, or the books do not add up.
  --only embedded|postgres   one of them alone`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    times: { type: 'string', default: '100' },
    only: { type: 'string' },
  },
});

if (values.help) console.log(help);
else process.exitCode = (await tortureAll(Number(values.times))) ? 0 : 1;

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
