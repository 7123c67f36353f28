/** `npm run bench`: the performance table of docs/performance.md, measured on this machine. */
import { parseArgs } from 'node:util';
import { runBench } from '../tests/bench/bench.ts';
import { ensureWebBuilt } from './launch/web-build.ts';

const help = `npm run bench [-- --articles N]
  Measures every row of the performance table side by side and prints it: about half an hour, half of it filling the large set.
  Uses the PostgreSQL that answers (TEST_DATABASE_URL or 127.0.0.1:5432 as root), and nginx where
  it is installed; rows that need what is missing are left out. Exits 1 when a target is missed.
  --articles N   size of the large set, 100000 unless said
  --only 1,2,3   these rows alone
  --keep         leaves the large set on the server, and uses the one that an earlier run left`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    articles: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
} else {
  await ensureWebBuilt();
  const rows = await runBench({
    keep: values.keep,
    ...(values.articles ? { articles: Number(values.articles) } : {}),
    ...(values.only ? { only: values.only.split(',').map(Number) } : {}),
  });
  process.exit(rows.some((row) => row.meets === false) ? 1 : 0);
}
