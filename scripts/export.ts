/** `npm run export -- FILE.jsonl`: writes the portal's records in the form `npm run import` reads. */
import { parseArgs } from 'node:util';
import { runExport } from '../src/server/operator/export.ts';
import { runCommand } from '../src/server/operator/tell-failure.ts';

const help = `npm run export -- FILE.jsonl [--collection NAME]
  Writes every record, or one collection's, one JSON object a line; pictures and files go into media/ beside it.
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR (stop the portal first).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, collection: { type: 'string' } },
});
const [path] = positionals;

if (values.help) console.log(help);
else if (path === undefined || positionals.length > 1) {
  console.error(`Name one file.\n\n${help}`);
  process.exitCode = 1;
} else
  await runCommand(() =>
    runExport({ path, ...(values.collection === undefined ? {} : { collection: values.collection }) }),
  );
