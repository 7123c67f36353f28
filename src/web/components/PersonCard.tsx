import type { ReactNode } from 'react';
import type { Image } from '#shared/collections/fields.ts';
import styles from './PersonCard.module.css';
import { Portrait } from './Portrait.tsx';

interface PersonCardProps {
  readonly person: { readonly title: string; readonly url: string; readonly image: Image | null };
  /** What they are, under the name. */
  readonly occupation?: string | undefined;
  readonly headingLevel?: 2 | 3;
  /** What else a reader chooses by. */
  readonly children?: ReactNode;
}

/** Somebody in a list: portrait, name, what they are; the whole card leads to their page. */
export function PersonCard({ person, occupation, headingLevel = 2, children }: PersonCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <Portrait name={person.title} image={person.image} size="medium" />
      <div className={styles.text}>
        <Heading className={styles.name}>
          <a className={styles.link} href={person.url}>
            {person.title}
          </a>
        </Heading>
        {occupation && <p className={styles.occupation}>{occupation}</p>}
        {children}
      </div>
    </article>
  );
}
