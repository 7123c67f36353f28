import { Menu, MessageCircleQuestionMark, UserRound, X } from 'lucide-react';
import { shell } from '#shared/language/ka/site/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { accentOf } from '#web/components/accents.ts';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { useAccountEntry } from '../account/use-account-entry.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import styles from './Drawer.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { ShellData } from './shell-data.ts';

/** Renders the menu of narrow screens. It opens without script; script adds the focus trap and closing by Escape. */
export function Drawer({ shell: { topics, menu } }: { readonly shell: ShellData }) {
  const account = useAccountEntry();
  return (
    <details className={styles.drawer} data-drawer>
      <summary className={styles.toggle} aria-label={shell.menu}>
        <Menu size={26} className={styles.open} />
        <X size={26} className={styles.close} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <nav className={styles.nav} aria-label={shell.menu}>
          {topics.length > 0 && <p className={styles.head}>{shell.topics}</p>}
          <ul>
            {topics.map(({ id, title, url, hue }, index) => (
              <li key={id} data-accent={accentOf({ hue }, index)}>
                <a className={styles.topic} href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          {menu.length > 0 && <p className={styles.head}>{shell.sections}</p>}
          <ul>
            {menu
              .flatMap((entry) => [entry, ...entry.children])
              .map(({ id, title, url, is_external }) => (
                <li key={id}>
                  <MenuLink url={url} isExternal={is_external} className={styles.link}>
                    {title}
                  </MenuLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          <ButtonLink href={paths.consultantpage}>
            <MessageCircleQuestionMark size={20} />
            {shell.ask}
          </ButtonLink>
          <ButtonLink kind="quiet" href={account.href}>
            <UserRound size={20} />
            {account.label}
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}
