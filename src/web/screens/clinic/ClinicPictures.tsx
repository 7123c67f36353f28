import type { Image } from '#shared/collections/fields.ts';
import { clinic as text } from '#shared/language/ka/directories/clinics.ts';
import { lightbox } from '#shared/language/ka/reading/lightbox.ts';
import { Gallery } from '#web/components/media/Gallery.tsx';
import { drawnFiles, mediaAddress } from '#web/components/media/media.ts';
import { Picture } from '#web/components/media/Picture.tsx';
import { useSite } from '#web/components/site/site.ts';
import styles from './ClinicPictures.module.css';

interface ClinicPicturesProps {
  readonly title: string;
  readonly image: Image | null;
  readonly images: readonly Image[];
}

/** Renders a clinic's photographs; without one, a drawn house that says it is a drawing. */
export function ClinicPictures({ title, image, images }: ClinicPicturesProps) {
  const { media } = useSite();
  const isDrawn = image !== null && drawnFiles(image.url, media, 'wide') !== undefined;
  const photographs = [...(image && !isDrawn ? [image] : []), ...images];
  if (photographs.length > 0)
    return <Gallery images={photographs} describe={(number) => text.picture(title, number)} />;
  if (!isDrawn) return null;
  return (
    <figure className={styles.figure} data-no-print>
      <a
        className={styles.picture}
        href={mediaAddress(image.url, media)}
        data-lightbox-open
        aria-label={`${lightbox.open}: ${text.illustration}`}
      >
        <Picture image={image} size="cover" />
      </a>
      <figcaption className={styles.caption}>{text.illustration}</figcaption>
    </figure>
  );
}
