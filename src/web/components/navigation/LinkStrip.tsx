import styles from './LinkStrip.module.css';

interface StripLink {
  readonly href: string;
  readonly title: string;
  /** Number of records behind the link. */
  readonly count?: number;
  readonly isChosen: boolean;
}

interface LinkStripProps {
  readonly label: string;
  readonly links: readonly StripLink[];
}

/** Renders filters as a row of links with the selected one marked. The row scrolls sideways on narrow screens. */
export function LinkStrip({ label, links }: LinkStripProps) {
  return (
    <nav aria-label={label} data-no-print>
      <ul className={styles.strip} data-fades>
        {links.map(({ href, title, count, isChosen }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={isChosen ? 'true' : undefined}>
              {title}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
