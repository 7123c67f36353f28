import type { Image } from '#shared/collections/fields.ts';
import { mediaAddress, type ThumbnailWidth, thumbnailSet } from './media.ts';
import styles from './Picture.module.css';
import { usePictureLoading } from './picture-loading.ts';
import { useSite } from './site.ts';

/** Sizes a picture is shown in; the largest thumbnail worth fetching follows from it. */
export const pictureSizes = {
  slide: { width: 780, height: 440, widest: 1200, sizes: '(width < 1024px) 100vw, 780px' },
  cover: { width: 780, height: 400, widest: 1200, sizes: '(width < 1024px) 100vw, 780px' },
  wide: { width: 1160, height: 400, widest: 1200, sizes: '(width < 1240px) 100vw, 1160px' },
  feature: { width: 480, height: 390, widest: 780, sizes: '(width < 1024px) 100vw, 370px' },
  card: {
    width: 320,
    height: 200,
    widest: 780,
    sizes: '(width <= 560px) 100vw, (width < 1024px) 45vw, 245px',
  },
  lead: {
    width: 480,
    height: 300,
    widest: 780,
    sizes: '(width < 652px) 100vw, (width < 1024px) 47vw, (width < 1032px) 612px, 398px',
  },
  half: { width: 480, height: 300, widest: 780, sizes: '(width <= 640px) 100vw, 390px' },
  row: { width: 160, height: 118, widest: 320, sizes: '116px' },
} as const satisfies Record<string, { width: number; height: number; widest: ThumbnailWidth; sizes: string }>;

interface PictureProps {
  readonly image: Image | null;
  readonly size: keyof typeof pictureSizes;
  /** Empty for cover art, which says nothing the title beside it does not. */
  readonly alt?: string;
  /** The first large picture of a page is fetched at once, all others as the page says. */
  readonly isFirst?: boolean;
}

const placeholder = '/static/placeholder.svg';

/** A picture in the formats and widths there are. When it fails, `recoverImages` shows the original instead. */
export function Picture({ image, size, alt = '', isFirst = false }: PictureProps) {
  const { media } = useSite();
  const loading = usePictureLoading();
  const { width, height, widest, sizes } = pictureSizes[size];
  const original = image ? mediaAddress(image.url, media) : placeholder;
  const webp = image ? thumbnailSet(image.url, media, 'webp', widest) : '';
  return (
    <picture className={styles.picture}>
      {webp && image && (
        <>
          <source type="image/avif" srcSet={thumbnailSet(image.url, media, 'avif', widest)} sizes={sizes} />
          <source type="image/webp" srcSet={webp} sizes={sizes} />
        </>
      )}
      <img
        className={styles.image}
        src={original}
        data-original={original}
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
