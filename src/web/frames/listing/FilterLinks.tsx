import { listing as text } from '#shared/language/ka/listing.ts';
import styles from './FilterLinks.module.css';
import { type Chosen, type Filter, listAddress } from './listing.ts';

interface FilterLinksProps {
  readonly path: string;
  readonly filter: Filter;
  readonly chosen: Chosen;
}

/** A list's only filter, where it has few choices: all of them side by side. */
export function FilterLinks({ path, filter: { name, label, any, options }, chosen }: FilterLinksProps) {
  const links = [
    { value: undefined, title: any },
    ...options.map(({ value, title, count }) => ({ value, title: text.option(title, count) })),
  ];
  return (
    <nav aria-label={label} data-no-print>
      <ul className={styles.list}>
        {links.map(({ value, title }) => (
          <li key={value ?? ''}>
            <a
              className={styles.link}
              href={listAddress(path, value === undefined ? {} : { [name]: value })}
              aria-current={chosen[name] === value ? 'true' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
