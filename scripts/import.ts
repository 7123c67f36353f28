/** `npm run import -- FILE.jsonl`: takes the records of a file into the portal. */
import { parseArgs } from 'node:util';
import { runImport } from '../src/server/operator/import.ts';
import { runCommand } from '../src/server/operator/tell-failure.ts';

const help = `npm run import -- FILE.jsonl [--skip-bad]
  One JSON object a line: {"collection": "article", "id": 24453, "title": "…", "category": 21, …}.
  Ids and aliases are kept; the same line again updates, and what a line does not name stays as it is. Pictures are paths beside the file.
  A bad line is named with its reason and nothing of the file is kept.
  --skip-bad   leaves bad lines out instead, with those that point to their records
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR (stop the portal first).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, 'skip-bad': { type: 'boolean' } },
});
const [path] = positionals;

if (values.help) console.log(help);
else if (path === undefined || positionals.length > 1) {
  console.error(`Name one file.\n\n${help}`);
  process.exitCode = 1;
} else await runCommand(() => runImport({ path, skipBad: values['skip-bad'] ?? false }));
