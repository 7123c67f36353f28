/** `npm run check`, the fast loop: format, lint, types, house rules, unit and service tests on the embedded database. */
import { plainWhenPiped, stopChildrenWithUs } from './launch/child.ts';
import { summarize } from './testing/results.ts';
import { checkFormat, checkTypes } from './testing/statics.ts';
import { runVitest } from './testing/vitest.ts';

plainWhenPiped();
stopChildrenWithUs();
const results = [
  await checkFormat(),
  await checkTypes(),
  await runVitest('unit, house and service tests', { projects: ['house', 'unit', 'service'] }),
];
process.exit(summarize(results));
