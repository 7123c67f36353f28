import styles from './LinkStrip.module.css';

interface StripLink {
  readonly href: string;
  readonly title: string;
  /** How many records stand behind it. */
  readonly count?: number;
  readonly isChosen: boolean;
}

interface LinkStripProps {
  readonly label: string;
  readonly links: readonly StripLink[];
}

/** A few ways to narrow what is shown, all side by side, one of them chosen. On narrow screens they go sideways. */
export function LinkStrip({ label, links }: LinkStripProps) {
  return (
    <nav aria-label={label} data-no-print>
      <ul className={styles.strip}>
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
