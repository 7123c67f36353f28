import type { Image } from '#shared/collections/fields.ts';
import { lightbox } from '#shared/language/ka/lightbox.ts';
import styles from './Gallery.module.css';
import { mediaAddress } from './media.ts';
import { Picture } from './Picture.tsx';
import { useSite } from './site.ts';

interface GalleryProps {
  readonly images: readonly Image[];
  /** What a picture shows, by its number from 1. */
  readonly describe: (number: number) => string;
}

/** Pictures side by side. A press shows one large; without script the link leads to the picture itself. */
export function Gallery({ images, describe }: GalleryProps) {
  const { media } = useSite();
  if (images.length === 0) return null;
  return (
    <ul className={styles.gallery} data-lightbox-group data-no-print>
      {images.map((image, index) => (
        <li key={image.url} className={styles.item}>
          <a
            className={styles.link}
            href={mediaAddress(image.url, media)}
            data-lightbox-open
            aria-label={`${lightbox.open}: ${describe(index + 1)}`}
          >
            <Picture image={image} size="card" alt={describe(index + 1)} isFirst={index === 0} />
          </a>
        </li>
      ))}
    </ul>
  );
}
