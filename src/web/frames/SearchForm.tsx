import { Search } from 'lucide-react';
import { shell } from '#shared/language/ka/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import styles from './SearchForm.module.css';

/** Search over the whole portal; a plain form, so it works before and without script. */
export function SearchForm() {
  return (
    <search>
      <form className={styles.form} action={paths.search} method="get">
        <Search size={20} className={styles.mark} />
        <input
          className={styles.field}
          type="search"
          name="q"
          required
          autoComplete="off"
          enterKeyHint="search"
          placeholder={shell.searchHint}
          aria-label={shell.search}
        />
      </form>
    </search>
  );
}
