/** `npm run serve`: serves a portal that is installed, built and migrated, without changing it (servers and containers). */
import { quitWhileStarting } from './launch/quit-while-starting.ts';
import { missingBuild } from './launch/web-build.ts';

quitWhileStarting();
const missing = missingBuild();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const { main } = await import('../src/server/main.ts');
await main({ isPrepared: true });
