import type { ReactNode } from 'react';
import { article as text } from '#shared/language/ka/reading/article.ts';
import { paths } from '#shared/paths/paths.ts';
import { PageHead } from '#web/components/text/PageHead.tsx';
import styles from './ListPage.module.css';

interface ListPageProps {
  readonly title: string;
  readonly intro: string;
  /** The filters of the list. */
  readonly filters?: ReactNode;
  /** The number of records as text, announced when it changes. */
  readonly countText?: string | undefined;
  readonly children: ReactNode;
}

/** Renders the page of a list: title, filters, number of records and the records. */
export function ListPage({ title, intro, filters, countText, children }: ListPageProps) {
  return (
    <div className={styles.page}>
      <PageHead trail={[{ title: text.home, url: paths.home }]} title={title}>
        <p className={styles.intro}>{intro}</p>
      </PageHead>
      {filters}
      {countText !== undefined && (
        <p className={styles.count} role="status">
          {countText}
        </p>
      )}
      {children}
    </div>
  );
}
