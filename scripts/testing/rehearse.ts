/** `npm run rehearse`: performs the steps of deploy/Dockerfile without a container engine and runs the result. */
import { parseArgs } from 'node:util';
import { rehearse } from '../../tests/deploy/rehearsal.ts';
import { canMakeRooms } from '../../tests/deploy/room.ts';
import { createServerDatabase } from '../../tests/support/database.ts';
import { findServers } from '../../tests/support/servers.ts';

const help = `npm run rehearse
  Builds deploy/Dockerfile in a folder of its own, each stage behind a root of its own: clean sources, installation of packages,
  build, production packages. Then runs it as user 1000 on a read-only root with a new database on the PostgreSQL that answers
  (TEST_DATABASE_URL or 127.0.0.1:5432 as root): refusal, migrations, starter content, pages, health check, drain.
  Needs Linux, root and the npm registry. Takes some minutes.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) console.log(help);
else process.exitCode = await runRehearsal();

async function runRehearsal(): Promise<number> {
  const owner = (await findServers()).env.TEST_DATABASE_URL;
  if (!canMakeRooms() || !owner) {
    console.error(owner ? 'needs Linux and root' : 'no PostgreSQL answers');
    return 1;
  }
  const database = await createServerDatabase(owner);
  try {
    await rehearse(database.url, (line) => console.log(line));
    console.log('the rehearsal ended well');
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await database.drop();
  }
}
