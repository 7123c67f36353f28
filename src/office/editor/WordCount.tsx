import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { recordText } from '#shared/language/ka/office/office.ts';

const wordsPerMinute = 180;

/** Words of a text and how long it takes to read, counted when the fingers rest. */
export function WordCount({ editor, restMs }: { readonly editor: Editor; readonly restMs: number }) {
  const [count, setCount] = useState(() => wordsIn(editor.getText()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const countLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCount(wordsIn(editor.getText())), restMs);
    };
    editor.on('update', countLater);
    return () => {
      clearTimeout(timer);
      editor.off('update', countLater);
    };
  }, [editor, restMs]);
  return (
    <p className="office-hint">{recordText.words(count, Math.max(1, Math.round(count / wordsPerMinute)))}</p>
  );
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
