import { AdBox } from './AdBox.tsx';
import styles from './AdColumns.module.css';

/** The two outer columns, from 1600 px up. */
export function AdColumns() {
  return (
    <>
      <div className={styles.left}>
        <AdBox place="adword_vertical" />
      </div>
      <div className={styles.right}>
        <AdBox place="adword_vertical" />
      </div>
    </>
  );
}
