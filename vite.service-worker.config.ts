import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { contractAddresses } from './scripts/launch/contract-addresses.ts';
import { listOfflineFiles } from './scripts/launch/offline-files.ts';

/** Builds the service worker, after the browser's files: it knows their names. */
export default defineConfig(() => {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, 'dist/web/client/.vite/manifest.json'), 'utf8'),
  );
  return {
    publicDir: false as const,
    plugins: [contractAddresses()],
    define: { BUILT: JSON.stringify(listOfflineFiles(manifest)) },
    build: {
      outDir: 'dist/web/worker',
      emptyOutDir: true,
      target: 'baseline-widely-available' as const,
      lib: {
        entry: 'src/web/navigation/offline/worker/service-worker.ts',
        formats: ['iife' as const],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  };
});
