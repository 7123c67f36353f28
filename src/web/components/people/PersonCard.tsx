import type { ReactNode } from 'react';
import type { Image } from '#shared/collections/fields.ts';
import { RecordCard } from '../cards/RecordCard.tsx';
import styles from './PersonCard.module.css';
import { Portrait } from './Portrait.tsx';

interface PersonCardProps {
  readonly person: { readonly title: string; readonly url: string; readonly image: Image | null };
  /** The person's profession or position, under the name. */
  readonly occupation?: string | undefined;
  readonly headingLevel?: 2 | 3;
  /** Further details. */
  readonly children?: ReactNode;
}

/** Renders a person of a list with portrait, name and occupation; the whole card is a link. */
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
