/** `npm run backup -- DIR`: database and media into a folder. */
import { parseArgs } from 'node:util';
import { runBackup } from '../src/server/operator/backup.ts';
import { runCommand } from '../src/server/operator/tell-failure.ts';

const help = `npm run backup -- DIR
  Writes the whole database, accounts and money included, and all media into the new folder DIR.
  It can be restored into an embedded database and into a PostgreSQL, whichever it came from.
  AUTH_SECRET (DATA_DIR/secrets.json) is not in it: without it nobody stays signed in and the staff's
  second factors are lost. Keep it in another place than the backups.
  The database is the one of DATABASE_URL, which may be in use, or the embedded one in DATA_DIR (stop the portal first).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const [directory] = positionals;

if (values.help) console.log(help);
else if (directory === undefined || positionals.length > 1) {
  console.error(`Name one folder.\n\n${help}`);
  process.exitCode = 1;
} else await runCommand(() => runBackup({ directory }));
