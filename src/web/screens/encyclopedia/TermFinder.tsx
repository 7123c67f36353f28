import { Search } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { encyclopedia as text } from '#shared/language/ka/encyclopedia.ts';
import { paths } from '#shared/paths/paths.ts';
import styles from './TermFinder.module.css';

interface TermFinderProps {
  readonly question: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Finds a term by what is typed: at once where there is script, else when it is sent. */
export function TermFinder({ question, onChange }: TermFinderProps) {
  return (
    <search aria-label={text.find}>
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
            defaultValue={question}
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
