import { shell } from '#shared/language/ka/shell.ts';
import styles from './ProgressBar.module.css';

/** Says that the next page is on its way; the old one stays until it is there. Quick pages never show it. */
export function ProgressBar({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={styles.holder} role="status">
      {isShown && <div className={styles.bar} role="progressbar" aria-label={shell.loading} />}
    </div>
  );
}
