import { X } from 'lucide-react';
import { listing as text } from '#shared/language/ka/site/listing.ts';
import styles from './ChosenFilters.module.css';
import { type Chosen, type Filter, listAddress, titleOfChoice, withoutFilter } from './listing.ts';

interface ChosenFiltersProps {
  readonly path: string;
  readonly chosen: Chosen;
  readonly filters: readonly Filter[];
}

/** Lists the active filters as links that remove them. */
export function ChosenFilters({ path, chosen, filters }: ChosenFiltersProps) {
  const activeFilters = listTitles(chosen, filters);
  if (activeFilters.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text.chosen}>
      {activeFilters.map(({ name, title }) => (
        <li key={name}>
          <a
            className={styles.chip}
            href={listAddress(path, withoutFilter(chosen, name))}
            aria-label={text.without(title)}
          >
            {title}
            <X size={16} />
          </a>
        </li>
      ))}
      {activeFilters.length > 1 && (
        <li>
          <a className={styles.clear} href={path}>
            {text.clear}
          </a>
        </li>
      )}
    </ul>
  );
}

function listTitles(chosen: Chosen, filters: readonly Filter[]): { name: string; title: string }[] {
  const ofFilters = filters.flatMap((filter) => {
    const title = titleOfChoice(filter, chosen);
    return title === undefined ? [] : [{ name: filter.name, title }];
  });
  return chosen.q === undefined ? ofFilters : [...ofFilters, { name: 'q', title: `„${chosen.q}“` }];
}
