/** `npm run dev`: starts the portal with Vite's dev server instead of the built web. */
import { main } from '../src/server/main.ts';

process.channel?.unref();
await main({ dev: true });
