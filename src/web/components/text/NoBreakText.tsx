import type { ReactNode } from 'react';
import { splitLongWords } from './long-words.ts';
import styles from './NoBreakText.module.css';
import { noBreakWord } from './no-break-words.ts';

/**
 * Renders a text in which „112-ზე“, „53,5 კგ-დან“, „6 ოქტომბერი“, „3–4“ and „კგ/მ²“ stay on one line; browsers would
 * break them after the hyphen, dash or slash, or between number and unit. Very long words may break between
 * syllables, with a hyphen. Special characters such as U+2011 and U+00AD are avoided, because they would be copied
 * with the text and hide it from the browser's page search.
 */
export function NoBreakText({ text }: { readonly text: string }) {
  const parts = text.split(noBreakWord);
  if (parts.length === 1) return withBreaks(text);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      withBreaks(part)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
      <span key={index} className={styles.word}>
        {part}
      </span>
    ),
  );
}

function withBreaks(text: string): ReactNode {
  const [first, ...others] = splitLongWords(text);
  if (others.length === 0) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
  return [first, ...others.flatMap((piece, index) => [<span key={index} className={styles.soft} />, piece])];
}
