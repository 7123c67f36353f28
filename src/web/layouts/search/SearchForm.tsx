import { ArrowRight, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { shell } from '#shared/language/ka/site/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { loadChunk } from '#web/navigation/chunk-load-error.ts';
import styles from './SearchForm.module.css';

type SuggestionsModule = typeof import('./Suggestions.tsx');

interface SearchFormProps {
  /** Accessible name; needed because a page may have several search forms. */
  readonly label?: string;
  /** The current query. */
  readonly query?: string;
  /** Renders a larger field with a button, an arrow on phones, where searching is what the page begins with. */
  readonly isProminent?: boolean;
}

/**
 * Renders the search of the portal as a GET form, which works without script. Suggestions load when the field is
 * first focused; if they fail to load, the form still works.
 */
export function SearchForm({ label = shell.search, query, isProminent = false }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [suggestions, setSuggestions] = useState<SuggestionsModule>();
  const loadSuggestions = () => {
    if (suggestions) return;
    loadChunk('suggestions', () => import('./Suggestions.tsx')).then(setSuggestions, () => undefined);
  };
  // The field may have received the focus before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (document.activeElement === field.current) loadSuggestions();
  }, []);
  return (
    <search aria-label={label}>
      <form className={isProminent ? styles.prominent : styles.form} action={paths.search} method="get">
        <Search size={20} className={styles.mark} />
        <input
          ref={field}
          className={styles.field}
          type="text"
          inputMode="search"
          name="q"
          defaultValue={query}
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={shell.searchHint}
          aria-label={shell.search}
          onFocus={loadSuggestions}
        />
        {isProminent && (
          <button type="submit" className={styles.submit}>
            <span className={styles.word}>{shell.search}</span>
            <ArrowRight size={22} className={styles.arrow} />
          </button>
        )}
        {suggestions && <suggestions.Suggestions field={field} />}
      </form>
    </search>
  );
}
