import type { Image } from '#shared/collections/fields.ts';
import { mediaAddress, thumbnailSet } from './media.ts';
import styles from './Portrait.module.css';
import { usePictureLoading } from './picture-loading.ts';
import { useSite } from './site.ts';

const widths = { small: 44, medium: 72, large: 168 } as const;

interface PortraitProps {
  readonly name: string;
  readonly image: Image | null;
  readonly size: keyof typeof widths;
}

/** First letters of a name: „ეკა გელაშვილი“ → „ეგ“. */
export const monogramOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('');

/** Somebody's face, or the first letters of their name. The name stands beside it, so it is not read out. */
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
  const original = mediaAddress(image.url, media);
  return (
    <img
      className={styles.portrait}
      data-size={size}
      src={original}
      srcSet={thumbnailSet(image.url, media, 'webp', size === 'large' ? 480 : 160) || undefined}
      sizes={`${width}px`}
      data-original={original}
      alt=""
      width={width}
      height={width}
      loading={size === 'large' ? 'eager' : loading}
    />
  );
}
