import { shell } from '#shared/language/ka/site/shell.ts';
import styles from './ExternalMark.module.css';

/** Marks a link that opens a new window. The style sheet draws the arrow, because pages have many of them. */
export function ExternalMark() {
  return <span className={styles.mark} role="img" aria-label={shell.newWindow} />;
}
