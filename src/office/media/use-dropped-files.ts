import { useEffect, useState } from 'react';

/**
 * Receives files that are dropped anywhere on the page or pasted.
 * @returns whether files are being held over the page
 */
export function useDroppedFiles(receive: (files: Iterable<File>) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      handle: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, handle, { signal: listening.signal });
    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    // The pointer leaves the window; from one element to the next there is a target.
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      receive(event.dataTransfer?.files ?? []);
    });
    listen('paste', ({ clipboardData, target }) => {
      // Office programs put a picture of the words beside the words.
      const isForField = target instanceof HTMLInputElement && clipboardData?.types.includes('text/plain');
      if (clipboardData && clipboardData.files.length > 0 && !isForField) receive(clipboardData.files);
    });
    return () => listening.abort();
  }, [receive]);
  return isOver;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Keeps a file that is dropped beside its place from taking the place of the page. @returns how to stop */
export function keepDroppedFilesOut(): () => void {
  const refuse = (event: DragEvent) => {
    const isFileInput = event.target instanceof HTMLInputElement && event.target.type === 'file';
    if (event.defaultPrevented || isFileInput || !hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
