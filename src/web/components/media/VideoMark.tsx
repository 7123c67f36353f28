import { Play } from 'lucide-react';
import { blocks } from '#shared/language/ka/reading/blocks.ts';
import styles from './VideoMark.module.css';

/** Marks a picture whose article has a video. */
export function VideoMark() {
  return (
    <span className={styles.mark} role="img" aria-label={blocks.video}>
      <Play size={18} />
    </span>
  );
}
