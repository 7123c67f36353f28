import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { listing as text } from '#shared/language/ka/site/listing.ts';
import { useDevice } from '#web/components/device.ts';
import { closeMenus } from '#web/navigation/disclosures.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import styles from './FilterForm.module.css';
import { FilterSelect } from './FilterSelect.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import type { Chosen, Filter } from './listing.ts';
import { useFiltering } from './use-filtering.ts';

export interface FilterFormProps {
  readonly path: string;
  readonly chosen: Chosen;
  readonly filters: readonly Filter[];
  /** Sort orders; the first one is the default. */
  readonly sorts: readonly { readonly value: string; readonly title: string }[];
  readonly searchHint: string;
  readonly total: number;
}

/** The number of filters that a phone shows without opening the sheet. */
const openSelects = 2;

/**
 * Renders search, filters and order of a list as a GET form, which script submits on every change. On mobile the
 * last ones and the order are in a sheet.
 */
export function FilterForm({ path, chosen, filters, sorts, searchHint, total }: FilterFormProps) {
  const queryInput = useRef<HTMLInputElement>(null);
  const isTyping = () => queryInput.current !== null && document.activeElement === queryInput.current;
  const { draft, choose, type, submit } = useFiltering(path, chosen, { isTyping });
  const isMobile = useDevice() === 'mobile';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
    closeMenus();
  };
  const selects = [
    ...filters.map(({ name, label, unfilteredLabel, options }) => (
      <FilterSelect
        key={name}
        name={name}
        label={label}
        value={draft[name] ?? ''}
        options={[
          { value: '', title: unfilteredLabel },
          ...options.map(({ value, title, count }) => ({ value, title: text.option(title, count) })),
        ]}
        onChoose={choose}
      />
    )),
    <FilterSelect
      key="sort"
      name="sort"
      label={text.sort}
      value={draft.sort ?? ''}
      options={sorts}
      onChoose={choose}
    />,
  ];
  const folded = filters.slice(openSelects).filter(({ name }) => chosen[name] !== undefined).length;
  return (
    <search className={styles.search} data-no-print>
      <form className={styles.form} action={path} method="get" autoComplete="off" onSubmit={onSubmit}>
        <div className={styles.query}>
          <Search size={20} className={styles.mark} />
          <input
            ref={queryInput}
            className={styles.input}
            type="search"
            name="q"
            maxLength={100}
            value={draft.q ?? ''}
            placeholder={searchHint}
            aria-label={text.words}
            enterKeyHint="search"
            onChange={({ target }) => type(target.value)}
          />
          <button type="submit" className={styles.find}>
            {text.find}
          </button>
        </div>
        {isMobile ? (
          <div className={styles.compact}>
            {selects.slice(0, openSelects)}
            <FilterSheet count={folded} total={total}>
              {selects.slice(openSelects)}
            </FilterSheet>
          </div>
        ) : (
          <div className={styles.selects}>{selects}</div>
        )}
      </form>
      <ChosenFilters path={path} chosen={chosen} filters={filters} />
    </search>
  );
}
