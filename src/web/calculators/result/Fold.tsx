import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDevice } from '#web/components/device.ts';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import styles from './Fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly headingLevel: 2 | 3;
  readonly children: ReactNode;
}

/** Renders a section that few readers need at once: open where there is room, on phones closed to its heading. Printed whole. */
export function Fold({ title, headingLevel, children }: FoldProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details className={styles.fold} open={useDevice() !== 'mobile'} data-fold>
      <summary className={styles.summary}>
        <Heading className={styles.title}>
          <NoBreakText text={title} />
        </Heading>
        <ChevronDown size={20} className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
