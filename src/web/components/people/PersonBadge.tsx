import type { Image } from '#shared/collections/fields.ts';
import styles from './PersonBadge.module.css';
import { Portrait } from './Portrait.tsx';

interface PersonBadgeProps {
  readonly person: { readonly title: string; readonly url: string; readonly image?: Image | null };
  readonly roleTitle: string;
}

/** Renders a person with their role on the page, such as author or reviewer. */
export function PersonBadge({ person, roleTitle }: PersonBadgeProps) {
  return (
    <div className={styles.badge}>
      <Portrait name={person.title} image={person.image ?? null} size="small" />
      <p className={styles.text}>
        <span className={styles.role}>{roleTitle}</span>
        <a className={styles.name} href={person.url}>
          {person.title}
        </a>
      </p>
    </div>
  );
}
