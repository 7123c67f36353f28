import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { shell } from '#shared/language/ka/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { loadChunk } from '#web/navigation/chunk-load-error.ts';
import styles from './SearchForm.module.css';

type SuggestionsModule = typeof import('./Suggestions.tsx');

interface SearchFormProps {
  /** What a screen reader calls it: a page may hold several. */
  readonly label?: string;
  /** What was asked already. */
  readonly question?: string;
}

/**
 * Search over the whole portal; a plain form, so it works before and without script. What suggests while typing comes when
 * the field is first entered, and not at all when it does not come.
 */
export function SearchForm({ label = shell.search, question }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [suggesting, setSuggesting] = useState<SuggestionsModule>();
  const prepare = () => {
    if (suggesting) return;
    loadChunk('suggestions', () => import('./Suggestions.tsx')).then(setSuggesting, () => undefined);
  };
  // Whoever was quicker than the script is in the field already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (document.activeElement === field.current) prepare();
  }, []);
  return (
    <search aria-label={label}>
      <form className={styles.form} action={paths.search} method="get">
        <Search size={20} className={styles.mark} />
        <input
          ref={field}
          className={styles.field}
          type="text"
          inputMode="search"
          name="q"
          defaultValue={question}
          required
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={shell.searchHint}
          aria-label={shell.search}
          onFocus={prepare}
        />
        {suggesting && <suggesting.Suggestions field={field} />}
      </form>
    </search>
  );
}
