import { useNavigation } from 'react-router';
import { shell } from '#shared/language/ka/site/shell.ts';
import styles from './ProgressBar.module.css';

/** Shows that the next page is loading. A delay in the style sheet hides it on fast navigations. */
export function ProgressBar() {
  const isShown = useNavigation().state !== 'idle';
  return (
    <div className={styles.holder} role="status">
      {isShown && <div className={styles.bar} role="progressbar" aria-label={shell.loading} />}
    </div>
  );
}
