import type { ReactNode } from 'react';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { Breadcrumbs } from '#web/components/navigation/Breadcrumbs.tsx';
import type { Crumb } from '../head/structured-data.ts';
import styles from './ProfilePage.module.css';

interface ProfilePageProps {
  readonly trail: readonly Crumb[];
  /** The `h1`, and in a line what the person is or where the clinic stands. */
  readonly name: ReactNode;
  /** What a reader does next, the introduction and the verification. */
  readonly lead: ReactNode;
  readonly portrait?: ReactNode;
  /** Contact details in a card beside the text, or under the head on narrow screens. */
  readonly aside: ReactNode;
  /** Call and way at the lower edge of phones. */
  readonly bar: ReactNode;
  /** The description of the clinic or doctor, above the first advertisement. */
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** Renders the page of a clinic or doctor over the whole width. */
export function ProfilePage({ trail, name, lead, portrait, aside, bar, text, children }: ProfilePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs trail={trail} />
        <div className={styles.who}>
          {portrait && <div>{portrait}</div>}
          <div className={styles.name}>{name}</div>
          <div className={styles.lead}>{lead}</div>
        </div>
      </header>
      <div className={styles.card}>{aside}</div>
      <div className={styles.main}>
        {text}
        <AdBox place="c1" />
        <AdBox place="mob-top" />
        {children}
        <AdBox place="mob-a1" />
      </div>
      {bar}
    </div>
  );
}
