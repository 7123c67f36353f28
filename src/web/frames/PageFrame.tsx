import { type ReactNode, useMemo } from 'react';
import { advertising } from '#shared/language/ka/shell.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { AdColumns } from '#web/advertising/AdColumns.tsx';
import { AccentsContext, assignAccents } from '#web/components/accents.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './PageFrame.module.css';
import type { ShellData } from './shell-data.ts';

interface PageFrameProps {
  readonly shell: ShellData;
  readonly section: string | undefined;
  readonly children: ReactNode;
}

/** What stands around every page: header, the reserved ad columns, footer. Knows nothing of routing. */
export function PageFrame({ shell, section, children }: PageFrameProps) {
  const accents = useMemo(() => assignAccents(shell.topics), [shell.topics]);
  return (
    <AccentsContext value={accents}>
      <Header shell={shell} section={section} />
      <aside className={styles.top} aria-label={advertising.top}>
        <AdBox place="mob-top" />
      </aside>
      <div className={styles.stage}>
        <div className={styles.content}>{children}</div>
        <AdColumns />
      </div>
      <Footer />
    </AccentsContext>
  );
}
