import type { AnyScreen } from '../layouts/page/screen.ts';
import { loadChunk } from '../navigation/chunk-load-error.ts';

interface ScreenModule {
  readonly screen: AnyScreen;
}

const modules = import.meta.glob<ScreenModule>([
  '../screens/*/*.screen.tsx',
  '../calculators/screens/*.screen.tsx',
  '../diaries/screens/*.screen.tsx',
  '!../screens/gallery/*',
]);
if (import.meta.env.DEV) {
  Object.assign(modules, import.meta.glob<ScreenModule>('../screens/gallery/*.screen.tsx'));
}

/** Loads a screen's code. Rejects with a `ChunkLoadError` if it fails to load. */
export async function loadScreen(file: string): Promise<AnyScreen> {
  const load = modules[`../${file}.screen.tsx`];
  if (!load) throw new Error(`there is no screen „${file}“`);
  const { screen } = await loadChunk(file, load);
  return screen;
}

/** Returns the key of a screen's file in Vite's manifest. */
export const screenSource = (file: string): string => `src/web/${file}.screen.tsx`;
