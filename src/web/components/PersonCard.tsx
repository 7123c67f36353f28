import type { ReactNode } from 'react';
import type { Image } from '#shared/collections/fields.ts';
import styles from './PersonCard.module.css';
import { Portrait } from './Portrait.tsx';
import { RecordCard } from './RecordCard.tsx';

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
  return (
    <RecordCard
      record={person}
      picture={<Portrait name={person.title} image={person.image} size="medium" />}
      headingLevel={headingLevel}
    >
      {occupation && <p className={styles.occupation}>{occupation}</p>}
      {children}
    </RecordCard>
  );
}
