import type { ReactNode } from 'react';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import { NoBreakText } from './NoBreakText.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly trail: Parameters<typeof Breadcrumbs>[0]['trail'];
  readonly title: string;
  /** Content below the title: an introduction or filters. */
  readonly children?: ReactNode;
}

/** Renders the head of a page: breadcrumbs, title and introduction. */
export function PageHead({ trail, title, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.title}>
        <NoBreakText text={title} />
      </h1>
      {children}
    </header>
  );
}
