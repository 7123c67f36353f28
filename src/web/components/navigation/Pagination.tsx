import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pages } from '#shared/language/ka/reading/category.ts';
import styles from './Pagination.module.css';
import { listPageNumbers, pagePath } from './page-numbers.ts';

interface PaginationProps {
  readonly path: string;
  readonly current: number;
  readonly count: number;
}

/** Renders links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ path, current, count }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav className={styles.pages} aria-label={pages.label} data-no-print>
      {current > 1 && (
        <a className={styles.step} href={pagePath(path, current - 1)} rel="prev">
          <ChevronLeft size={18} />
          {pages.previous}
        </a>
      )}
      <ol className={styles.numbers}>
        {listPageNumbers(current, count).map((number, index, all) => (
          <li key={number ?? `gap-${all[index - 1]}`}>
            {number === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.number}
                href={pagePath(path, number)}
                aria-label={pages.page(number)}
                aria-current={number === current ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < count && (
        <a className={styles.step} href={pagePath(path, current + 1)} rel="next">
          {pages.next}
          <ChevronRight size={18} />
        </a>
      )}
    </nav>
  );
}
