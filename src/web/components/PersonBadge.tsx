import type { Image } from '#shared/collections/fields.ts';
import { mediaAddress, thumbnailSet } from './media.ts';
import styles from './PersonBadge.module.css';
import { useSite } from './site.ts';

interface PersonBadgeProps {
  readonly person: { readonly title: string; readonly url: string; readonly image?: Image | null };
  readonly part: string;
}

/** First letters of a name: „ეკა გელაშვილი“ → „ეგ“. */
export const monogramOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('');

/** Somebody who answers for the page, with their part in it. */
export function PersonBadge({ person, part }: PersonBadgeProps) {
  return (
    <div className={styles.badge}>
      <Portrait name={person.title} image={person.image ?? null} />
      <p className={styles.text}>
        <span className={styles.role}>{part}</span>
        <a className={styles.name} href={person.url}>
          {person.title}
        </a>
      </p>
    </div>
  );
}

function Portrait({ name, image }: { readonly name: string; readonly image: Image | null }) {
  const { media } = useSite();
  if (!image) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {monogramOf(name)}
      </span>
    );
  }
  const original = mediaAddress(image.url, media);
  return (
    <img
      className={styles.portrait}
      src={original}
      srcSet={thumbnailSet(image.url, media, 'webp', 160) || undefined}
      sizes="44px"
      data-original={original}
      alt=""
      width={44}
      height={44}
      loading="lazy"
    />
  );
}
