/** `npm run build`: builds the web if its sources have changed since the last build. `npm run serve` requires it. */
import { stopChildrenWithUs } from './launch/child.ts';
import { ensureWebBuilt } from './launch/web-build.ts';

stopChildrenWithUs();
try {
  await ensureWebBuilt();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
console.log('salbuni: the web is built');
process.exit(0);
