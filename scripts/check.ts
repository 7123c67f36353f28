/** `npm run check`, the fast loop: format, lint, types, unused code, house rules, unit and service tests on the embedded database. */
import { plainWhenPiped, stopChildrenWithUs } from './launch/child.ts';
import { type Result, runStep, staticSteps, summarize, vitestStep } from './testing/steps.ts';

plainWhenPiped();
stopChildrenWithUs();
const results: Result[] = [];
for (const step of [
  ...staticSteps,
  vitestStep('unit, house, deploy and service tests', ['house', 'deploy', 'unit', 'service']),
])
  results.push(await runStep(step));
process.exit(summarize(results));
