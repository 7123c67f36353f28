import styles from './Unbroken.module.css';

/** A number with its unit or month; numbers with endings, ranges, units with a slash. */
const joined =
  /(\p{Nd}(?:[\p{Nd},.–]*\p{Nd})?\s[^\s\p{Nd}-]{1,11}(?:-\p{L}\S*|(?!\S))|\S*(?:\p{Nd}-\p{L}|\p{L}-\p{Nd}|\p{Nd}–\p{Nd}|[\p{L}\p{No}]\/\p{L})\S*)/u;

/**
 * A text whose „112-ზე“, „53,5 კგ-დან“, „6 ოქტომბერი“, „3–4“ and „კგ/მ²“ stay on one line: browsers break after the hyphen,
 * the dash, the slash and between a number and what it counts. A no-break hyphen would do the same, but be copied along and not be found by who searches the page.
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
