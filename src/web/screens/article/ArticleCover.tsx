import type { Video } from '#shared/collections/article.ts';
import type { Image } from '#shared/collections/fields.ts';
import { VideoPlayer } from '#web/advertising/video/VideoPlayer.tsx';
import { Picture } from '#web/components/Picture.tsx';
import styles from './ArticleCover.module.css';

interface ArticleCoverProps {
  readonly image: Image | null;
  readonly video: Video | null;
}

/** What stands over the text: the article's video where there is one, else its picture. */
export function ArticleCover({ image, video }: ArticleCoverProps) {
  if (video) return <VideoPlayer key={video.url} video={video} poster={image?.url} />;
  return (
    <div className={styles.cover}>
      <Picture image={image} size="cover" isFirst />
    </div>
  );
}
