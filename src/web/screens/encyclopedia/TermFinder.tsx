import { Search } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { encyclopedia as text } from '#shared/language/ka/reading/encyclopedia.ts';
import { paths } from '#shared/paths/paths.ts';
import styles from './TermFinder.module.css';

interface TermFinderProps {
  readonly query: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Renders the search for terms. It searches while typing, or on submit without script. */
export function TermFinder({ query, onChange }: TermFinderProps) {
  return (
    <search aria-label={text.find} data-no-print>
      <form className={styles.form} action={paths.encyclopedia} method="get">
        <label className={styles.label} htmlFor="term-finder">
          {text.find}
        </label>
        <div className={styles.box}>
          <Search size={20} className={styles.mark} />
          <input
            id="term-finder"
            className={styles.field}
            type="text"
            inputMode="search"
            name="q"
            defaultValue={query}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={text.findHint}
            onChange={onChange}
          />
          <button className={styles.button} type="submit">
            {text.findButton}
          </button>
        </div>
      </form>
    </search>
  );
}
