import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { listing as text } from '#shared/language/ka/site/listing.ts';
import { closeMenus } from '#web/navigation/disclosures.ts';
import styles from './FilterSheet.module.css';

interface FilterSheetProps {
  /** Number of active filters. */
  readonly count: number;
  readonly total: number;
  readonly children: ReactNode;
}

/**
 * Renders the filters in a bottom sheet on mobile. It opens without script; script adds the focus trap
 * (`disclosures.ts`).
 */
export function FilterSheet({ count, total, children }: FilterSheetProps) {
  return (
    <details className={styles.sheet} data-drawer data-filters>
      <summary
        className={styles.toggle}
        aria-label={count > 0 ? text.filtersChosen(count) : text.filters}
        data-count={count > 0 ? count : undefined}
      >
        <SlidersHorizontal size={22} />
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
