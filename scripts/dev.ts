/** `npm run dev`: the same portal, with Vite's dev server in place of the built web. */
import { main } from '../src/server/main.ts';

process.channel?.unref();
await main({ dev: true });
