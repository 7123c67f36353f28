import { formatDate } from '#shared/content/dates.ts';
import { article as text } from '#shared/language/ka/reading/article.ts';
import { lightbox } from '#shared/language/ka/reading/lightbox.ts';
import { useDevice } from '#web/components/device.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import { Picture } from '#web/components/media/Picture.tsx';
import { useSite } from '#web/components/site/site.ts';
import type { ShownArticle } from './article.load.ts';
import styles from './ReviewLine.module.css';

/** Returns whether a phone has the article's picture in the line of its reviewer. */
export const hasReviewLine = ({ reviewer, image }: ShownArticle): boolean =>
  reviewer !== null && image !== null;

/** Renders who reviewed the article and when, beside its picture: on phones, where what a reader came for follows at once. */
export function ReviewLine({ article }: { readonly article: ShownArticle }) {
  const { reviewer, reviewed_at, image } = article;
  const { media } = useSite();
  const isMobile = useDevice() === 'mobile';
  if (!reviewer || !image) return null;
  return (
    <div className={styles.line} data-review-line data-no-print>
      <p className={styles.text}>
        <span>
          {text.reviewer}{' '}
          <a className={styles.name} href={reviewer.url}>
            {reviewer.title}
          </a>
        </span>
        {reviewed_at && <time dateTime={reviewed_at}>{formatDate(reviewed_at)}</time>}
      </p>
      {isMobile ? (
        <a
          className={styles.picture}
          href={mediaAddress(image.url, media)}
          data-lightbox-open
          aria-label={lightbox.open}
        >
          <Picture image={image} size="thumb" isFirst />
        </a>
      ) : (
        <span className={styles.picture}>
          <Picture image={image} size="thumb" />
        </span>
      )}
    </div>
  );
}
