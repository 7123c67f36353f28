import { softenWords } from './long-words.ts';
import styles from './Unbroken.module.css';
import { unbrokenWord } from './unbroken-words.ts';

/**
 * A text whose „112-ზე“, „53,5 კგ-დან“, „6 ოქტომბერი“, „3–4“ and „კგ/მ²“ stay on one line: browsers break after the hyphen,
 * the dash, the slash and between a number and what it counts. A no-break hyphen would do the same, but be copied along and
 * not be found by who searches the page. Very long words may break, with a hyphen.
 */
export function Unbroken({ text }: { readonly text: string }) {
  const parts = softenWords(text).split(unbrokenWord);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
      <span key={index} className={styles.word}>
        {part}
      </span>
    ),
  );
}
