import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './Chart.module.css';

interface LegendProps {
  readonly items: readonly {
    readonly shade: 'low' | 'ok' | 'near' | 'mid' | 'high' | 'brand' | 'outline';
    readonly text: string;
    /** Whether the reader's result is of this group. */
    readonly isChosen?: boolean;
  }[];
}

/** Explains the colours of a picture. */
export function Legend({ items }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {items.map(({ shade, text, isChosen }) => (
        <li key={text} className={styles.key} aria-current={isChosen || undefined}>
          <svg className={styles.swatch} viewBox="0 0 14 14" width={14} height={14} aria-hidden="true">
            <rect className={styles[shade]} x={1} y={1} width={12} height={12} rx={3} />
          </svg>
          <span>
            <NoBreakText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
