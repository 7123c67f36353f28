/** `npm run seed`: loads the demonstration content, or a large synthetic set for measuring. */
import { parseArgs } from 'node:util';
import { runSeed } from '../src/server/operator/seed.ts';
import { runCommand } from '../src/server/operator/tell-failure.ts';

const help = `npm run seed [-- --articles N]
  Loads the demonstration content of seeds/ in one transaction. Run again, it changes nothing twice.
  --articles N   besides, writes N synthetic articles, and a clinic and a doctor for every ten (for measuring)
  --clinics N    this many synthetic clinics instead
  --doctors N    this many synthetic doctors instead; each N is 0 to 1000000
  The database is the one of DATABASE_URL, or the embedded one in DATA_DIR (stop the portal first).`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    articles: { type: 'string' },
    clinics: { type: 'string' },
    doctors: { type: 'string' },
  },
});
const { articles, clinics, doctors } = values;
const wrong = Object.entries({ articles, clinics, doctors }).find(
  ([, amount]) => amount !== undefined && !(/^\d{1,7}$/.test(amount) && Number(amount) <= 1_000_000),
);

if (values.help) {
  console.log(help);
} else if (wrong) {
  console.error(`--${wrong[0]} wants a whole number from 0 to 1000000, not „${wrong[1]}“\n\n${help}`);
  process.exitCode = 1;
} else {
  const inProportion = Math.ceil(Number(articles ?? 0) / 10);
  const amounts = {
    articles: Number(articles ?? 0),
    clinics: Number(clinics ?? inProportion),
    doctors: Number(doctors ?? inProportion),
  };
  const isAsked = articles !== undefined || clinics !== undefined || doctors !== undefined;
  await runCommand(() => runSeed(isAsked ? amounts : undefined));
}
