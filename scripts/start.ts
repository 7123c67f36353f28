/** `npm start`: builds the web if needed and serves. src/server/main.ts has the rest of the start. */
import { readConfig } from '../src/server/config.ts';
import { quitWhileStarting } from './launch/quit-while-starting.ts';
import { ensureWebBuilt } from './launch/web-build.ts';

quitWhileStarting();
try {
  // A wrong setting is refused here as well, because a build takes a minute.
  readConfig();
  await ensureWebBuilt();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
const { main } = await import('../src/server/main.ts');
await main();
