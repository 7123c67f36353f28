import { Leaf } from 'lucide-react';
import { shell } from '#shared/language/ka/shell.ts';
import { useSite } from '#web/components/site.ts';
import styles from './Logo.module.css';

/** The leaf and the name; leads home. */
export function Logo() {
  const { name } = useSite();
  return (
    <a className={styles.logo} href="/" aria-label={`${name} – ${shell.homeLink}`}>
      <Leaf size={30} className={styles.leaf} />
      {name}
    </a>
  );
}
