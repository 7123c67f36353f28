import { Leaf } from 'lucide-react';
import { shell } from '#shared/language/ka/site/shell.ts';
import { useSite } from '#web/components/site/site.ts';
import styles from './Logo.module.css';

/** Renders the logo, which links to the home page. */
export function Logo() {
  const { name } = useSite();
  return (
    <a className={styles.logo} href="/" aria-label={`${name} – ${shell.homeLink}`}>
      <Leaf size={30} className={styles.leaf} />
      {name}
    </a>
  );
}
