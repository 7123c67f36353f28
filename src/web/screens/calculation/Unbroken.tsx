import styles from './Unbroken.module.css';

const joined = /(\S*(?:\p{Nd}-\p{L}|\p{L}-\p{Nd})\S*)/u;

/**
 * A text whose „112-ზე“ and „მე-20“ stay on one line: browsers break after the hyphen. A no-break hyphen would do the
 * same, but be copied along and not be found by who searches the page for „112-ზე“.
 */
export function Unbroken({ text }: { readonly text: string }) {
  const parts = text.split(joined);
  if (parts.length === 1) return text;
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
