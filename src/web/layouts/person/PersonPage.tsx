import type { ReactNode } from 'react';
import type { Image } from '#shared/collections/fields.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { Breadcrumbs } from '#web/components/navigation/Breadcrumbs.tsx';
import { Portrait } from '#web/components/people/Portrait.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { RichText } from '#web/components/text/RichText.tsx';
import type { Crumb } from '#web/layouts/head/structured-data.ts';
import styles from './PersonPage.module.css';

interface PersonPageProps {
  readonly trail: readonly Crumb[];
  readonly person: { readonly title: string; readonly image: Image | null; readonly introtext: string };
  /** The person's profession or position. */
  readonly occupation: string;
  /** The person's biography as HTML; shown on the first page of the works only. */
  readonly body: string;
  readonly page: number;
  /** The main action, under the name. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the page of an author or consultant with their works. */
export function PersonPage({ trail, person, occupation, body, page, action, children }: PersonPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumbs trail={trail} />
      <header className={styles.head}>
        <Portrait name={person.title} image={person.image} size="large" />
        <div className={styles.text}>
          <h1 className={styles.name}>{person.title}</h1>
          {occupation && <p className={styles.occupation}>{occupation}</p>}
          <p className={styles.intro}>
            <NoBreakText text={person.introtext} />
          </p>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </header>
      {page === 1 && <RichText html={body} />}
      <AdBox place="c1" />
      <AdBox place="mob-top" />
      <div className={styles.works}>{children}</div>
      <AdBox place="mob-a1" />
    </div>
  );
}
