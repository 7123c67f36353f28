import type { Image } from '#shared/collections/fields.ts';
import { lightbox } from '#shared/language/ka/reading/lightbox.ts';
import { useSite } from '../site/site.ts';
import styles from './Gallery.module.css';
import { mediaAddress } from './media.ts';
import { Picture } from './Picture.tsx';

interface GalleryProps {
  readonly images: readonly Image[];
  /** Returns the alternative text of a picture by its number, counted from 1. */
  readonly describe: (number: number) => string;
}

/** Renders pictures side by side. A click opens the lightbox; without script the link opens the picture file. */
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
