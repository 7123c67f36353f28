import styles from './DottedLine.module.css';

interface DottedLineProps {
  /** Empty items and repetitions are left out. */
  readonly items: readonly (string | null | undefined | false)[];
}

/** Renders short facts separated by dots. If they wrap, no line begins or ends with a dot. */
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
