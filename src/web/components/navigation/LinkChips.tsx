import styles from './LinkChips.module.css';

interface LinkChipsProps {
  readonly label: string;
  readonly links: readonly {
    readonly id: number;
    readonly title: string;
    readonly url: string;
    /** How many records are behind the link. */
    readonly count?: number;
  }[];
}

/** Renders short links side by side, such as an article's tags or a category's subcategories. */
export function LinkChips({ label, links }: LinkChipsProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} data-no-print>
      <ul className={styles.list}>
        {links.map(({ id, title, url, count }) => (
          <li key={id}>
            <a className={styles.chip} href={url}>
              {title}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
