import type { ReactNode } from 'react';
import styles from './ProfilePage.module.css';

interface ProfilePageProps {
  /** Whose page it is: trail, `h1`, what they are in a line. */
  readonly head: ReactNode;
  readonly portrait?: ReactNode;
  /** Particulars, on a card beside the text; under the head where there is no room beside. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The page of one clinic or person over the whole width. */
export function ProfilePage({ head, portrait, aside, children }: ProfilePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {portrait}
        <div className={styles.words}>{head}</div>
      </header>
      <div className={styles.card}>{aside}</div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
