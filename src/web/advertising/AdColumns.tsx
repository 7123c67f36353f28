import { advertising } from '#shared/language/ka/shell.ts';
import { AdBox } from './AdBox.tsx';
import styles from './AdColumns.module.css';

/** The two outer columns, from 1600 px up. */
export function AdColumns() {
  return (
    <>
      <aside className={styles.left} aria-label={advertising.left}>
        <AdBox place="adword_vertical" />
      </aside>
      <aside className={styles.right} aria-label={advertising.right}>
        <AdBox place="adword_vertical" turn={1} />
      </aside>
    </>
  );
}
