import type { ReactNode } from 'react';
import { AdBox } from '#web/advertising/AdBox.tsx';
import styles from './Columns.module.css';

interface TwoColumnsProps {
  readonly children: ReactNode;
  /** Content of the side column, which is under the main column on narrow screens. */
  readonly side: ReactNode;
  /** Stands with the last advertisement at the end of the side column and stays in view beside a long main column. */
  readonly rail?: ReactNode;
}

/** Renders a main column of 780 px and a side column of 340 px; stacked below 1024 px. */
export function TwoColumns({ children, side, rail }: TwoColumnsProps) {
  return (
    <div className={styles.two}>
      <div className={styles.column}>{children}</div>
      <div className={styles.side} data-no-print>
        {side}
        <div className={styles.rail}>
          {rail}
          <AdBox place="b2" />
        </div>
      </div>
    </div>
  );
}
