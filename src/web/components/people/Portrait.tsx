import type { Image } from '#shared/collections/fields.ts';
import { drawnFiles, mediaAddress, thumbnailSet } from '../media/media.ts';
import { night } from '../media/Picture.tsx';
import { usePictureLoading } from '../media/picture-loading.ts';
import { useSite } from '../site/site.ts';
import styles from './Portrait.module.css';

const widths = { small: 44, medium: 72, large: 168 } as const;

interface PortraitProps {
  readonly name: string;
  readonly image: Image | null;
  readonly size: keyof typeof widths;
}

/** Returns the initials of a name: „ეკა გელაშვილი“ → „ეგ“. */
export const monogramOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('');

/** Renders a person's picture or initials. It is hidden from screen readers, because the name is always beside it. */
export function Portrait({ name, image, size }: PortraitProps) {
  const { media } = useSite();
  const loading = usePictureLoading();
  const width = widths[size];
  if (!image) {
    return (
      <span className={styles.portrait} data-size={size} aria-hidden="true">
        {monogramOf(name)}
      </span>
    );
  }
  const drawn = drawnFiles(image.url, media, size === 'small' ? 'mark' : 'square');
  const original = mediaAddress(image.url, media);
  const photograph = drawn ? undefined : thumbnailSet(image.url, media, 'webp', size === 'large' ? 480 : 160);
  return (
    <picture className={styles.picture}>
      {drawn && <source media={night} srcSet={drawn.night.srcSet} sizes={`${width}px`} />}
      <img
        className={styles.portrait}
        data-size={size}
        src={original}
        srcSet={drawn?.day.srcSet ?? (photograph || undefined)}
        sizes={`${width}px`}
        data-original={original}
        alt=""
        width={width}
        height={width}
        loading={size === 'large' ? 'eager' : loading}
      />
    </picture>
  );
}
