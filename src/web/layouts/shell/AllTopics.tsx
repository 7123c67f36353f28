import { ChevronDown } from 'lucide-react';
import { shell as text } from '#shared/language/ka/site/shell.ts';
import { accentOf } from '#web/components/accents.ts';
import styles from './AllTopics.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { ShellData } from './shell-data.ts';
import strip from './TopicStrip.module.css';

interface AllTopicsProps extends Pick<ShellData, 'topics' | 'menu'> {
  /** Whether the page is of a topic that the row does not name. */
  readonly isCurrent: boolean;
}

/** Renders the menu of everything: topics with their subtopics, and below them what else the editors' menu leads to. */
export function AllTopics({ topics, menu, isCurrent }: AllTopicsProps) {
  const links = menu.filter(({ children }) => children.length === 0);
  return (
    <li>
      <details data-popover>
        <summary className={strip.link} aria-current={isCurrent ? 'true' : undefined}>
          {text.allTopics}
          <ChevronDown size={14} className={strip.mark} />
        </summary>
        <div className={styles.panel}>
          <ul className={styles.topics}>
            {topics.map(({ id, title, url, children, hue }, index) => (
              <li key={id} data-accent={accentOf({ hue }, index)}>
                <a className={styles.topic} href={url}>
                  {title}
                </a>
                <ul>
                  {children.map((child) => (
                    <li key={child.id}>
                      <a className={styles.child} href={child.url}>
                        {child.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {links.length > 0 && (
            <ul className={styles.tools}>
              {links.map(({ id, title, url, is_external }) => (
                <li key={id}>
                  <MenuLink url={url} isExternal={is_external} className={styles.tool}>
                    {title}
                  </MenuLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </li>
  );
}
