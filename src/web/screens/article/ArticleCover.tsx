import type { Video } from '#shared/collections/article.ts';
import type { Image } from '#shared/collections/fields.ts';
import { lightbox } from '#shared/language/ka/reading/lightbox.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import { Picture } from '#web/components/media/Picture.tsx';
import { onDemand } from '#web/components/on-demand.tsx';
import { useSite } from '#web/components/site/site.ts';
import styles from './ArticleCover.module.css';

const loadPlayer = async () => (await import('#web/advertising/video/VideoPlayer.tsx')).VideoPlayer;
const VideoPlayer = onDemand({
  serverComponent: import.meta.env.SSR ? await loadPlayer() : undefined,
  load: loadPlayer,
  selector: 'video',
});

interface ArticleCoverProps {
  readonly image: Image | null;
  readonly video: Video | null;
}

/** Renders the article's video, or its picture if it has none. */
export function ArticleCover({ image, video }: ArticleCoverProps) {
  const { media } = useSite();
  if (video) return <VideoPlayer key={video.url} video={video} poster={image?.url} />;
  const picture = <Picture image={image} size="cover" isFirst />;
  if (!image) return <div className={styles.cover}>{picture}</div>;
  return (
    <a
      className={styles.cover}
      href={mediaAddress(image.url, media)}
      data-lightbox-open
      aria-label={lightbox.open}
    >
      {picture}
    </a>
  );
}
