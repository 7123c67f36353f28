import type { ReactNode } from 'react';
import type { Image } from '#shared/collections/fields.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { Breadcrumbs } from '#web/components/Breadcrumbs.tsx';
import { Portrait } from '#web/components/Portrait.tsx';
import { RichText } from '#web/components/RichText.tsx';
import { Unbroken } from '#web/components/Unbroken.tsx';
import type { Crumb } from '#web/frames/structured-data.ts';
import styles from './PersonPage.module.css';

interface PersonPageProps {
  readonly trail: readonly Crumb[];
  readonly person: { readonly title: string; readonly image: Image | null; readonly introtext: string };
  /** What they are. */
  readonly occupation: string;
  /** Safe html of who they are; said on the first page of their works alone. */
  readonly body: string;
  readonly page: number;
  /** What a reader does next, right under the name. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The page of an author or a consultant: who they are, and what they wrote. */
export function PersonPage({ trail, person, occupation, body, page, action, children }: PersonPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumbs trail={trail} />
      <header className={styles.head}>
        <Portrait name={person.title} image={person.image} size="large" />
        <div className={styles.words}>
          <h1 className={styles.name}>{person.title}</h1>
          {occupation && <p className={styles.occupation}>{occupation}</p>}
          <p className={styles.intro}>
            <Unbroken text={person.introtext} />
          </p>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </header>
      {page === 1 && <RichText html={body} />}
      <AdBox place="mob-a1" />
      <div className={styles.works}>{children}</div>
      <AdBox place="mob-a2" />
    </div>
  );
}
