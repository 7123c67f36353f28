import type { ReactNode } from 'react';
import type { Image } from '#shared/collections/fields.ts';
import styles from './PersonCard.module.css';
import { Portrait } from './Portrait.tsx';

interface PersonCardProps {
  readonly person: { readonly title: string; readonly url: string; readonly image: Image | null };
  /** What they are, under the name. */
  readonly role?: string | undefined;
  readonly headingLevel?: 2 | 3;
  /** What else a reader chooses by. */
  readonly children?: ReactNode;
}

/** Somebody in a list: portrait, name, what they are; the whole card leads to their page. */
export function PersonCard({ person, role, headingLevel = 2, children }: PersonCardProps) {
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
        {role && <p className={styles.role}>{role}</p>}
        {children}
      </div>
    </article>
  );
}
