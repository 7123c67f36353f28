import { MessageCircleQuestionMark, Search, UserRound } from 'lucide-react';
import { shell as text } from '#shared/language/ka/site/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { writeAskPrice } from '#web/components/ask-price.ts';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { useAccountEntry } from '../account/use-account-entry.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { Drawer } from './Drawer.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import type { ShellData } from './shell-data.ts';
import { TopicStrip } from './TopicStrip.tsx';

interface HeaderProps {
  readonly shell: ShellData;
  readonly section: string | undefined;
}

/** Renders logo, search, account and topics. The markup is the same for wide and narrow screens; styles arrange it. */
export function Header({ shell, section }: HeaderProps) {
  const account = useAccountEntry();
  const price = writeAskPrice(shell.askPrice);
  return (
    <header className={styles.header} data-no-print>
      <a className={styles.skip} href="#main">
        {text.skip}
      </a>
      <div className={styles.inner}>
        <div className={styles.bar}>
          <Drawer shell={shell} />
          <Logo />
          <div className={styles.search}>
            <SearchForm />
          </div>
          <details className={styles.popover} data-popover>
            <summary className={styles.icon} aria-label={text.search}>
              <Search size={24} />
            </summary>
            <div className={styles.panel}>
              <SearchForm />
            </div>
          </details>
          <a className={styles.signIn} href={account.href}>
            {account.initial ? (
              <span className={styles.initial} aria-hidden="true">
                {account.initial}
              </span>
            ) : (
              <UserRound size={24} className={styles.signInIcon} />
            )}
            <span className={styles.signInText}>{account.label}</span>
          </a>
          <div className={styles.ask}>
            <ButtonLink kind="ask" href={paths.consultantpage}>
              <MessageCircleQuestionMark size={20} />
              {text.ask}
              {price && <span className={styles.price}>{price}</span>}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.strip}>
          <TopicStrip shell={shell} section={section} />
        </div>
      </div>
    </header>
  );
}
