import type { ReactNode } from 'react';
import { splitLongWords } from './long-words.ts';
import styles from './Unbroken.module.css';
import { unbrokenWord } from './unbroken-words.ts';

/**
 * A text whose „112-ზე“, „53,5 კგ-დან“, „6 ოქტომბერი“, „3–4“ and „კგ/მ²“ stay on one line: browsers break after the hyphen,
 * the dash, the slash and between a number and what it counts. And whose very long words may break between syllables, with a
 * hyphen. No-break and soft hyphens in the text would do the same, but be copied along and not be found by who searches the
 * page.
 */
export function Unbroken({ text }: { readonly text: string }) {
  const parts = text.split(unbrokenWord);
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
