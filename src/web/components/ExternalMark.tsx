import { shell } from '#shared/language/ka/shell.ts';
import styles from './ExternalMark.module.css';

/** Says that a link opens a new window. Pages hold many of them: the arrow is drawn by the style sheet. */
export function ExternalMark() {
  return <span className={styles.mark} role="img" aria-label={shell.newWindow} />;
}
