import type { AnyScreen } from './frames/screen.ts';
import { loadChunk } from './navigation/chunk-load-error.ts';

interface ScreenModule {
  readonly screen: AnyScreen;
}

const modules = import.meta.glob<ScreenModule>(['./screens/*/*.screen.tsx', '!./screens/gallery/*']);
if (import.meta.env.DEV) {
  Object.assign(modules, import.meta.glob<ScreenModule>('./screens/gallery/*.screen.tsx'));
}

/** Fetches a screen's code. Rejects with a `ChunkLoadError` when it does not come. */
export async function loadScreen(file: string): Promise<AnyScreen> {
  const load = modules[`./screens/${file}.screen.tsx`];
  if (!load) throw new Error(`there is no screen „${file}“`);
  const { screen } = await loadChunk(file, load);
  return screen;
}

/** Name of a screen's file in Vite's manifest. */
export const screenSource = (file: string): string => `src/web/screens/${file}.screen.tsx`;
