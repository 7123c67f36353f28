import styles from './DottedLine.module.css';

interface DottedLineProps {
  /** What is not known is left out, and nothing is said twice. */
  readonly items: readonly (string | null | undefined | false)[];
}

/** Short facts beside each other with a dot between any two; where they take several lines, no line begins or ends with one. */
export function DottedLine({ items }: DottedLineProps) {
  return (
    <span className={styles.line}>
      {[...new Set(items)].map(
        (item) =>
          item && (
            <span key={item} className={styles.item}>
              {item}
            </span>
          ),
      )}
    </span>
  );
}
