import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { listing as text } from '#shared/language/ka/listing.ts';
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
  /** Ways to order the list; the first is the one it has of itself. */
  readonly sorts: readonly { readonly value: string; readonly title: string }[];
  readonly wordsHint: string;
  readonly total: number;
}

/** Words, filters and order of a list: a plain form, which with script applies itself. On a phone the filters lie in a sheet. */
export function FilterForm({ path, chosen, filters, sorts, wordsHint, total }: FilterFormProps) {
  const words = useRef<HTMLInputElement>(null);
  const isTyping = () => words.current !== null && document.activeElement === words.current;
  const { draft, choose, type, submit } = useFiltering(path, chosen, { isTyping });
  const isMobile = useDevice() === 'mobile';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
    closeMenus();
  };
  const selects = [
    ...filters.map(({ name, label, any, options }) => (
      <FilterSelect
        key={name}
        name={name}
        label={label}
        value={draft[name] ?? ''}
        options={[
          { value: '', title: any },
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
  const count = filters.filter(({ name }) => chosen[name] !== undefined).length;
  return (
    <search className={styles.search} data-no-print>
      <form className={styles.form} action={path} method="get" autoComplete="off" onSubmit={onSubmit}>
        <div className={styles.words}>
          <Search size={20} className={styles.mark} />
          <input
            ref={words}
            className={styles.input}
            type="search"
            name="q"
            maxLength={100}
            value={draft.q ?? ''}
            placeholder={wordsHint}
            aria-label={text.words}
            enterKeyHint="search"
            onChange={({ target }) => type(target.value)}
          />
          <button type="submit" className={styles.find}>
            {text.find}
          </button>
        </div>
        {isMobile ? (
          <FilterSheet count={count} total={total}>
            {selects}
          </FilterSheet>
        ) : (
          <div className={styles.selects}>{selects}</div>
        )}
      </form>
      <ChosenFilters path={path} chosen={chosen} filters={filters} />
    </search>
  );
}
