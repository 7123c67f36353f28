/** `npm run restore -- DIR`: a backup into the database and media of the settings. */
import { parseArgs } from 'node:util';
import { runRestore } from '../src/server/operator/backup.ts';
import { runCommand } from '../src/server/operator/tell-failure.ts';

const help = `npm run restore -- DIR [--replace]
  Puts the backup in the folder DIR into the database and the media folder of the settings: all of it or nothing.
  Every file is checked first, and every row is read back and compared. Stop every instance of the portal first.
  A database that holds content is left as it is, unless:
  --replace   the content there now is given up
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, replace: { type: 'boolean' } },
});
const [directory] = positionals;

if (values.help) console.log(help);
else if (directory === undefined || positionals.length > 1) {
  console.error(`Name one folder.\n\n${help}`);
  process.exitCode = 1;
} else await runCommand(() => runRestore({ directory, filled: values.replace ? 'replace' : 'keep' }));
