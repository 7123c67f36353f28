import { advertising } from '#shared/language/ka/site/shell.ts';
import { AdBox } from './AdBox.tsx';
import styles from './AdColumns.module.css';

/** Renders the two outer columns, 120 px wide from 1408 px and 160 px from 1600 px. */
export function AdColumns() {
  return (
    <>
      <aside className={styles.left} aria-label={advertising.left}>
        <AdBox place="adword_vertical" />
      </aside>
      <aside className={styles.right} aria-label={advertising.right}>
        <AdBox place="adword_vertical" index={1} />
      </aside>
    </>
  );
}
