import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { refuseChunkCircles } from './scripts/launch/chunk-circles.ts';
import { contractAddresses } from './scripts/launch/contract-addresses.ts';

/** Builds the back office: a bundle of its own, of which readers load nothing. */
export default defineConfig({
  base: '/static/office/',
  publicDir: false,
  plugins: [contractAddresses(), react(), refuseChunkCircles()],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/web/client/office',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/office/entry-office.tsx' },
  },
});
