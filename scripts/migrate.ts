/** `npm run migrate`: brings the database up to the newest migration. */
import { runMigrate } from '../src/server/operator/migrate.ts';
import { runCommand } from '../src/server/operator/tell-failure.ts';

const help = `npm run migrate
  Applies the migrations of migrations/ that the database has not seen, in order, and says which.
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR (stop the portal first:
  the embedded database has one process at a time). Two processes migrating at once are safe.`;

const given = process.argv.slice(2);
if (given.includes('--help') || given.includes('-h')) console.log(help);
else await runCommand(runMigrate);
