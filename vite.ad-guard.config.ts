import { defineConfig } from 'vite';

/** Builds the script that the server inlines in the documents of advertisements. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/web/frame',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    lib: {
      entry: 'src/web/advertising/frame/ad-guard.ts',
      formats: ['iife'],
      name: 'adGuard',
      fileName: () => 'ad-guard.js',
    },
  },
});
