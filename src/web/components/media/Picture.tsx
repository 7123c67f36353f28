import type { Image } from '#shared/collections/fields.ts';
import type { Crop } from '#shared/paths/drawn-pictures.ts';
import { useSite } from '../site/site.ts';
import { drawnFiles, mediaAddress, type ThumbnailWidth, thumbnailSet } from './media.ts';
import styles from './Picture.module.css';
import { usePictureLoading } from './picture-loading.ts';

/**
 * Display sizes of pictures. `crop` is the best file of a drawing; photographs are cropped by the browser. `widest` is the
 * largest thumbnail offered for a size.
 */
export const pictureSizes = {
  slide: { crop: 'square', width: 420, height: 440, widest: 780, sizes: '420px' },
  cover: { crop: 'wide', width: 780, height: 400, widest: 1200, sizes: '(width < 1024px) 100vw, 780px' },
  wide: { crop: 'wide', width: 1160, height: 400, widest: 1200, sizes: '(width < 1240px) 100vw, 1160px' },
  feature: { crop: 'card', width: 480, height: 390, widest: 780, sizes: '(width < 1024px) 100vw, 370px' },
  card: {
    crop: 'card',
    width: 320,
    height: 200,
    widest: 780,
    sizes: '(width <= 560px) 100vw, (width < 1024px) 45vw, 245px',
  },
  lead: {
    crop: 'card',
    width: 480,
    height: 300,
    widest: 780,
    sizes: '(width < 652px) 100vw, (width < 1024px) 47vw, (width < 1032px) 612px, 398px',
  },
  issue: { crop: 'portrait', width: 480, height: 640, widest: 780, sizes: '(width <= 640px) 60vw, 300px' },
  row: { crop: 'square', width: 160, height: 160, widest: 320, sizes: '88px' },
  thumb: { crop: 'square', width: 56, height: 56, widest: 160, sizes: '56px' },
  object: { crop: 'object', width: 72, height: 72, widest: 160, sizes: '72px' },
} as const satisfies Record<
  string,
  { crop: Crop; width: number; height: number; widest: ThumbnailWidth; sizes: string }
>;

interface PictureProps {
  readonly image: Image | null;
  readonly size: keyof typeof pictureSizes;
  /** Alternative text; empty for decorative covers beside a title. */
  readonly alt?: string;
  /** Whether this is the first large picture of the page, which loads eagerly and with high priority. */
  readonly isFirst?: boolean;
}

/** A card of a grid is a row on phones, with the row's own crop. */
const phone = '(width < 452px)';

const placeholder = '/static/placeholder.svg';

/** The condition for night drawings; print uses the day. */
export const night = 'screen and (prefers-color-scheme: dark)';

/**
 * Renders a picture in all available formats and widths. Drawings have files for day and night; photographs are dimmed at
 * night. If it fails to load, `recoverImages` shows the original file.
 */
export function Picture({ image, size, alt = '', isFirst = false }: PictureProps) {
  const { media } = useSite();
  const loading = usePictureLoading();
  const { crop, width, height, widest, sizes } = pictureSizes[size];
  const drawn = image ? drawnFiles(image.url, media, crop) : undefined;
  const asRow = image && size === 'card' ? drawnFiles(image.url, media, pictureSizes.row.crop) : undefined;
  const original = drawn?.day.address ?? (image ? mediaAddress(image.url, media) : placeholder);
  const webp = image && !drawn ? thumbnailSet(image.url, media, 'webp', widest) : '';
  return (
    <picture className={styles.picture}>
      {asRow && (
        <>
          <source
            media={`${night} and ${phone}`}
            srcSet={asRow.night.srcSet}
            sizes={pictureSizes.row.sizes}
          />
          <source media={phone} srcSet={asRow.day.srcSet} sizes={pictureSizes.row.sizes} />
        </>
      )}
      {drawn && (
        <>
          <source media={night} srcSet={drawn.night.srcSet} sizes={sizes} />
          <source srcSet={drawn.day.srcSet} sizes={sizes} />
        </>
      )}
      {webp && image && (
        <>
          <source type="image/avif" srcSet={thumbnailSet(image.url, media, 'avif', widest)} sizes={sizes} />
          <source type="image/webp" srcSet={webp} sizes={sizes} />
        </>
      )}
      <img
        className={styles.image}
        data-photograph={drawn ? undefined : ''}
        data-focal-x={drawn ? undefined : image?.focal?.x}
        data-focal-y={drawn ? undefined : image?.focal?.y}
        src={original}
        data-original={image ? mediaAddress(image.url, media) : placeholder}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : loading}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
