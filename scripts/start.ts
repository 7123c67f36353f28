/** `npm start`: builds the web when needed, then serves. What the portal does at start is in src/server/main.ts. */
import { ensureWebBuilt } from './launch/web-build.ts';

const quit = () => process.exit(0);
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, quit);

await ensureWebBuilt();
const { main } = await import('../src/server/main.ts');

// From here on the portal answers signals itself: it finishes what is in flight first.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.off(event, quit);
await main();
