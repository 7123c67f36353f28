import type { ReactNode } from 'react';
import { article as text } from '#shared/language/ka/article.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import styles from './ListPage.module.css';

interface ListPageProps {
  readonly title: string;
  readonly intro: string;
  /** What the list is narrowed with. */
  readonly filters?: ReactNode;
  /** How many there are, in words; read out when it changes. */
  readonly found?: string | undefined;
  readonly children: ReactNode;
}

/** A page that is a list: what it lists, the ways to narrow it, how many there are, and the records. */
export function ListPage({ title, intro, filters, found, children }: ListPageProps) {
  return (
    <>
      <div className={styles.page}>
        <PageHead trail={[{ title: text.home, url: paths.home }]} title={title}>
          <p className={styles.intro}>{intro}</p>
        </PageHead>
        {filters}
        {found !== undefined && (
          <p className={styles.count} role="status">
            {found}
          </p>
        )}
        <AdBox place="mob-a1" />
        {children}
      </div>
      <AdBox place="mob-a2" />
    </>
  );
}
