import type { ReactNode } from 'react';
import { advertising } from '#shared/language/ka/shell.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { AdColumns } from '#web/advertising/AdColumns.tsx';
import { AccentsContext, assignAccents } from '#web/components/accents.ts';
import { Kept } from '#web/components/Kept.tsx';
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
  return (
    <AccentsContext value={assignAccents(shell.topics)}>
      <Kept name={`header ${section}`} madeOf={[shell.topics, shell.menu]}>
        <Header shell={shell} section={section} />
      </Kept>
      <aside className={styles.top} aria-label={advertising.top}>
        <AdBox place="mob-top" />
      </aside>
      <div className={styles.stage}>
        <div className={styles.content}>{children}</div>
        <AdColumns />
      </div>
      <Kept name="footer">
        <Footer />
      </Kept>
    </AccentsContext>
  );
}
