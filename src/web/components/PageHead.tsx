import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './PageHead.module.css';
import { Unbroken } from './Unbroken.tsx';

interface PageHeadProps {
  readonly trail: Parameters<typeof Breadcrumbs>[0]['trail'];
  readonly title: string;
  /** What follows the title: an introduction, ways to narrow the page. */
  readonly children?: ReactNode;
}

/** How a page begins: the way to it, what it is called, and what it is about. */
export function PageHead({ trail, title, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <Breadcrumbs trail={trail} />
      <h1 className={styles.title}>
        <Unbroken text={title} />
      </h1>
      {children}
    </header>
  );
}
