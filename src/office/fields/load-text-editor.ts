import type { TextEditor } from '../editor/TextEditor.tsx';

const retryMs = 2_000;

/** Loads the editor on demand, as often as it takes: a dead network must not take the other fields with it. */
export async function loadTextEditor(): Promise<{ default: typeof TextEditor }> {
  try {
    return { default: (await import('../editor/TextEditor.tsx')).TextEditor };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return loadTextEditor();
  }
}
