import { listing } from '#shared/language/ka/site/listing.ts';
import { searchNarrowing as text } from '#shared/language/ka/site/search-answer.ts';
import { paths } from '#shared/paths/paths.ts';
import { FilterSelect } from '#web/layouts/listing/FilterSelect.tsx';
import type { Chosen, Filter } from '#web/layouts/listing/listing.ts';
import { useFiltering } from '#web/layouts/listing/use-filtering.ts';
import styles from './Narrowing.module.css';

interface NarrowingProps {
  /** The whole question by its names in the address. */
  readonly parameters: Chosen;
  readonly filters: readonly Filter[];
}

/** Narrows results by topic, date, city and speciality. Each has the number of results; without script a button applies them. */
export function Narrowing({ parameters, filters }: NarrowingProps) {
  const { draft, choose, submit } = useFiltering(paths.search, parameters, { isTyping: () => false });
  if (filters.length === 0) return null;
  const names = new Set(filters.map(({ name }) => name));
  return (
    <form
      className={styles.form}
      action={paths.search}
      method="get"
      aria-label={listing.filters}
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {filters.map(({ name, label, unfilteredLabel, options }) => (
        <FilterSelect
          key={name}
          name={name}
          label={label}
          value={draft[name] ?? ''}
          options={[
            { value: '', title: unfilteredLabel },
            ...options.map(({ value, title, count }) => ({ value, title: listing.option(title, count) })),
          ]}
          onChoose={choose}
        />
      ))}
      {/* With script the page has one field named q alone. */}
      <noscript>
        {Object.entries(parameters).map(
          ([name, value]) => !names.has(name) && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <button type="submit" className={styles.apply}>
          {text.apply}
        </button>
      </noscript>
    </form>
  );
}
