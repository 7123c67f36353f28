import { recommended as text } from '#shared/language/ka/directories/recommended.ts';
import { paths } from '#shared/paths/paths.ts';
import styles from './PartnersLink.module.css';

/** Renders the quiet way for doctors and clinics to what „recommended“ means and to the application. */
export function PartnersLink() {
  return (
    <p className={styles.line} data-no-print>
      <a className={styles.link} href={paths.partners}>
        {text.partners}
      </a>
    </p>
  );
}
