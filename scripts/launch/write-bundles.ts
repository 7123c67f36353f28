/** Builds both bundles of the web, the browser's and the server's, in a process started by web-build.ts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress-files.ts';
import { projectFolder } from './project.mjs';
import { listingOfWebSources, webMarker } from './web-build.ts';

process.once('disconnect', () => process.exit(143));
process.channel?.unref();

const started = Date.now();
const listing = listingOfWebSources();
rmSync(webMarker, { force: true });

console.log('salbuni: building the web, 1 of 2: the browser bundles …');
await build({ root: projectFolder, logLevel: 'warn' });
await build({
  root: projectFolder,
  logLevel: 'warn',
  configFile: join(projectFolder, 'vite.office.config.ts'),
});
await compressFiles(join(projectFolder, 'dist/web/client'));
for (const configFile of ['vite.ad-guard.config.ts', 'vite.service-worker.config.ts'])
  await build({ root: projectFolder, logLevel: 'warn', configFile: join(projectFolder, configFile) });
console.log('salbuni: building the web, 2 of 2: the server bundle …');
// The server bundle is a single file on purpose; this silences Vite's warning about its size.
await build({ root: projectFolder, logLevel: 'error', build: { ssr: 'src/web/rendering/entry-server.tsx' } });

mkdirSync(dirname(webMarker), { recursive: true });
writeFileSync(webMarker, listing);
console.log(`salbuni: web built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
