/** `npm run seed`: loads the demonstration content, or a large synthetic set for measuring. */
import { parseArgs } from 'node:util';
import { runSeed } from '../src/server/operator/seed.ts';
import { runCommand } from '../src/server/operator/tell-failure.ts';

const help = `npm run seed [-- --articles N]
  Loads the demonstration content of seeds/ in one transaction. Run again, it changes nothing twice.
  --articles N   besides, writes N synthetic articles (for measuring; 1 to 1000000)
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR (stop the portal first).`;

const { values } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' }, articles: { type: 'string' } },
});
const articles = values.articles === undefined ? undefined : Number(values.articles);

if (values.help) {
  console.log(help);
} else if (
  articles !== undefined &&
  !(Number.isInteger(articles) && articles >= 1 && articles <= 1_000_000)
) {
  console.error(`--articles wants a whole number from 1 to 1000000, not „${values.articles}“\n\n${help}`);
  process.exitCode = 1;
} else {
  await runCommand(() => runSeed(articles === undefined ? {} : { articles }));
}
