/** `npm run questions`: which answered questions everybody may read. */
import { parseArgs } from 'node:util';
import { runQuestions } from '../src/server/operator/questions.ts';

const help = `npm run questions -- list | show ID | approve ID | refuse ID
  Answered questions whose askers agreed to their being shown, and what was said under shown ones since.
  list         those that wait for an editor
  show ID      the whole text; the reading is noted
  approve ID   everybody may read it from now on, without anybody's name
  refuse ID    it stays private; a question without an answer is refused, and its money goes back
  A text that tells who somebody is has to be refused.
  Editors find the same on the workplace page of the running portal, /konsultantis-gverdi.html.
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR (stop the portal first).`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const [what = '', number = ''] = positionals;
const id = /^[1-9]\d{0,9}$/.test(number) ? Number(number) : 0;

if (values.help) console.log(help);
else if (what === 'list') process.exitCode = await runQuestions({ what });
else if ((what === 'show' || what === 'approve' || what === 'refuse') && id > 0)
  process.exitCode = await runQuestions({ what, id });
else {
  console.error(help);
  process.exitCode = 1;
}
