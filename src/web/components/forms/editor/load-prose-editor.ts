import type { ProseEditor } from './ProseEditor.tsx';

const retryMs = 2_000;

/** Loads the editor on demand, as often as it takes: a dead network must not take what is written with it. */
export async function loadProseEditor(): Promise<{ default: typeof ProseEditor }> {
  try {
    return { default: (await import('./ProseEditor.tsx')).ProseEditor };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return loadProseEditor();
  }
}
