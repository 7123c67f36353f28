import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { listing as text } from '#shared/language/ka/listing.ts';
import { closeMenus } from '#web/navigation/disclosures.ts';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  /** How many filters are chosen. */
  readonly count: number;
  readonly total: number;
  readonly children: ReactNode;
}

/** Filters on a phone: a sheet from the lower edge. Opens without script; with it the focus stays inside, as in the menu. */
export function FilterSheet({ count, total, children }: FilterSheetProps) {
  return (
    <details className={styles.sheet} data-drawer data-filters>
      <summary className={styles.toggle}>
        <SlidersHorizontal size={20} />
        {count > 0 ? text.filtersChosen(count) : text.filters}
      </summary>
      <div className={styles.panel}>
        <div className={styles.head}>
          <p className={styles.title}>{text.filters}</p>
          <button type="button" className={styles.close} aria-label={text.close} onClick={closeMenus}>
            <X size={24} />
          </button>
        </div>
        <div className={styles.fields}>{children}</div>
        <button type="submit" className={styles.apply}>
          {text.applyCount(total)}
        </button>
      </div>
    </details>
  );
}
