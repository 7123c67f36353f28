import { shell } from '#shared/language/ka/shell.ts';
import styles from './DemoNote.module.css';

/** Says, quietly, that what stands here is demonstration. */
export function DemoNote() {
  return <p className={styles.note}>{shell.demo}</p>;
}
