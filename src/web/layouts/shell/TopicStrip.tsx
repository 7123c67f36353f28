import { ChevronDown } from 'lucide-react';
import { shell as text } from '#shared/language/ka/site/shell.ts';
import { AllTopics } from './AllTopics.tsx';
import { MenuLink } from './MenuLink.tsx';
import type { MenuEntry, ShellData } from './shell-data.ts';
import styles from './TopicStrip.module.css';

/** How many topics and how many entries of the menu have a place of their own; the menus have all of them. */
const namedTopics = 4;
const namedEntries = 2;

interface TopicStripProps {
  readonly shell: ShellData;
  /** Alias of the page's top category. */
  readonly section: string | undefined;
}

/** Renders the row under the header: topics, then the editors' menu. */
export function TopicStrip({ shell: { topics, menu }, section }: TopicStripProps) {
  if (topics.length === 0 && menu.length === 0) return null;
  return (
    <nav className={styles.strip} aria-label={text.topics}>
      <ul className={styles.list}>
        {topics.slice(0, namedTopics).map((topic) => (
          <li key={topic.id}>
            <a
              className={styles.link}
              href={topic.url}
              aria-current={topic.alias === section ? 'true' : undefined}
            >
              {topic.title}
            </a>
          </li>
        ))}
        {topics.length > 0 && (
          <AllTopics
            topics={topics}
            menu={menu}
            isCurrent={topics.slice(namedTopics).some(({ alias }) => alias === section)}
          />
        )}
        {topics.length > 0 && menu.length > 0 && <li className={styles.divider} aria-hidden="true" />}
        {menu.slice(0, namedEntries).map(({ id, title, url, is_external }) => (
          <li key={id} className={styles.named}>
            <MenuLink url={url} isExternal={is_external} className={styles.link}>
              {title}
            </MenuLink>
          </li>
        ))}
        {menu.length > 0 && <WholeMenu menu={menu} />}
      </ul>
    </nav>
  );
}

function WholeMenu({ menu }: { readonly menu: readonly MenuEntry[] }) {
  return (
    <li className={styles.holder}>
      <details data-popover>
        <summary className={styles.link}>
          {text.menu}
          <ChevronDown size={14} className={styles.mark} />
        </summary>
        <ul className={styles.panel}>
          {menu
            .flatMap((entry) => [entry, ...entry.children])
            .map(({ id, title, url, is_external }) => (
              <li key={id}>
                <MenuLink url={url} isExternal={is_external} className={styles.entry}>
                  {title}
                </MenuLink>
              </li>
            ))}
        </ul>
      </details>
    </li>
  );
}
