/** Builds both bundles of the web, the browser's and the server's. Started by scripts/launch/web-build.ts in a process of its own. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'vite';
import { projectFolder } from './launch/project.mjs';
import { listingOfWebSources, webMarker } from './launch/web-build.ts';

process.once('disconnect', () => process.exit(143));
process.channel?.unref();

const started = Date.now();
const listing = listingOfWebSources();
rmSync(webMarker, { force: true });

console.log('salbuni: building the web, 1 of 2: the browser bundle …');
await build({ root: projectFolder, logLevel: 'warn' });
console.log('salbuni: building the web, 2 of 2: the server bundle …');
// Its screens are in one file on purpose, which Vite would warn of.
await build({ root: projectFolder, logLevel: 'error', build: { ssr: 'src/web/entry-server.tsx' } });

mkdirSync(dirname(webMarker), { recursive: true });
writeFileSync(webMarker, listing);
console.log(`salbuni: web built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
