import type { ReactNode } from 'react';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { Breadcrumbs } from '#web/components/Breadcrumbs.tsx';
import styles from './ProfilePage.module.css';
import type { Crumb } from './structured-data.ts';

interface ProfilePageProps {
  readonly trail: readonly Crumb[];
  /** Whose page it is: `h1`, what they are in a line. */
  readonly head: ReactNode;
  readonly portrait?: ReactNode;
  /** Particulars, on a card beside the text; under the head where there is no room beside. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The page of one clinic or person over the whole width. */
export function ProfilePage({ trail, head, portrait, aside, children }: ProfilePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs trail={trail} />
        <div className={styles.who}>
          {portrait}
          <div className={styles.words}>{head}</div>
        </div>
      </header>
      <div className={styles.card}>{aside}</div>
      <div className={styles.main}>
        <AdBox place="mob-a1" />
        {children}
        <AdBox place="mob-a2" />
      </div>
    </div>
  );
}
