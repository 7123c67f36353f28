import type { ReactNode } from 'react';
import { useDevice } from '#web/components/device.ts';
import { Disclosure } from '#web/components/navigation/Disclosure.tsx';
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
    <div className={styles.fold}>
      <Disclosure
        kind="row"
        open={useDevice() !== 'mobile'}
        isPrinted
        summary={
          <Heading className={styles.title}>
            <NoBreakText text={title} />
          </Heading>
        }
      >
        <div className={styles.content}>{children}</div>
      </Disclosure>
    </div>
  );
}
