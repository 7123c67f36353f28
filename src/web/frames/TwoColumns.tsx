import type { ReactNode } from 'react';
import { AdBox } from '#web/advertising/AdBox.tsx';
import styles from './Columns.module.css';

interface TwoColumnsProps {
  readonly children: ReactNode;
  /** What stands beside the main column; under it on narrow screens. */
  readonly side: ReactNode;
}

/** Main column of 780 px and a side column of 340; one under the other below 1024 px. */
export function TwoColumns({ children, side }: TwoColumnsProps) {
  return (
    <div className={styles.two}>
      <div className={styles.column}>{children}</div>
      <div className={styles.side} data-no-print>
        {side}
        <AdBox place="b2" />
      </div>
    </div>
  );
}
