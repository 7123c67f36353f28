/** `npm start`: builds the web when needed, then serves. What the portal does at start is in src/server/main.ts. */
import { ensureWebBuilt } from './launch/web-build.ts';

/** While it is still starting there is nothing in flight to finish; once the portal listens for `event` itself, it decides. */
const quitWhileStarting = (event: string) => () => {
  if (process.listenerCount(event) === 0) process.exit(0);
};
for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, quitWhileStarting(event));
// The channel tells of the parent's end; it must not keep a portal alive that failed to start.
process.channel?.unref();

try {
  await ensureWebBuilt();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
const { main } = await import('../src/server/main.ts');
await main();
