import { ChevronDown } from 'lucide-react';
import { shell } from '#shared/language/ka/shell.ts';
import { MenuLink } from './MenuLink.tsx';
import type { MenuEntry, ShellData, Topic } from './shell-data.ts';
import styles from './TopicStrip.module.css';

/** Topics that stand in the strip by name, fewer beside a long menu; all of them are one press away. */
function countNamed({ length }: readonly MenuEntry[]): number {
  if (length > 5) return 1;
  if (length > 4) return 2;
  return length > 2 ? 4 : 5;
}

interface TopicStripProps {
  readonly shell: ShellData;
  /** Alias of the top category the page belongs to. */
  readonly section: string | undefined;
}

/** The row under the header: topics first, then the editors' menu. */
export function TopicStrip({ shell: { topics, menu }, section }: TopicStripProps) {
  if (topics.length === 0 && menu.length === 0) return null;
  const namedTopics = countNamed(menu);
  return (
    <nav className={styles.strip} aria-label={shell.topics}>
      <ul className={styles.list}>
        {topics.slice(0, namedTopics).map((topic, index) => (
          <li key={topic.id} className={index > 1 || namedTopics === 1 ? styles.extra : undefined}>
            <a
              className={styles.link}
              href={topic.url}
              aria-current={topic.alias === section ? 'true' : undefined}
            >
              {topic.title}
            </a>
          </li>
        ))}
        {topics.length > namedTopics && (
          <AllTopics
            topics={topics}
            isCurrent={topics.slice(namedTopics).some(({ alias }) => alias === section)}
          />
        )}
        {topics.length > 0 && menu.length > 0 && <li className={styles.divider} aria-hidden="true" />}
        {menu.map((entry) => (
          <MenuItem key={entry.id} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

function AllTopics({
  topics,
  isCurrent,
}: {
  readonly topics: readonly Topic[];
  readonly isCurrent: boolean;
}) {
  return (
    <li className={styles.holder}>
      <details data-popover>
        <summary className={styles.link} aria-current={isCurrent ? 'true' : undefined}>
          {shell.allTopics}
          <ChevronDown size={14} className={styles.mark} />
        </summary>
        <ul className={styles.panel}>
          {topics.map(({ id, title, url }, index) => (
            <li key={id} data-accent={(index % 8) + 1}>
              <a className={styles.topic} href={url}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function MenuItem({ entry }: { readonly entry: MenuEntry }) {
  if (entry.children.length === 0) {
    return (
      <li>
        <MenuLink url={entry.url} isExternal={entry.is_external} className={styles.link}>
          {entry.title}
        </MenuLink>
      </li>
    );
  }
  return (
    <li className={styles.holder}>
      <details data-popover>
        <summary className={styles.link}>
          {entry.title}
          <ChevronDown size={14} className={styles.mark} />
        </summary>
        <ul className={styles.panel}>
          {[entry, ...entry.children].map(({ id, title, url, is_external }) => (
            <li key={id}>
              <MenuLink url={url} isExternal={is_external} className={styles.topic}>
                {title}
              </MenuLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
