import { type ReactNode, useMemo } from 'react';
import { AdColumns } from '#web/advertising/AdColumns.tsx';
import { AccentsContext, assignAccents } from '#web/components/accents.ts';
import { AskPriceContext, AskTopicContext } from '#web/components/ask-price.ts';
import { SiteSettingsContext } from '#web/components/site/site-settings.ts';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import type { ShellData } from '../shell/shell-data.ts';
import { CachedFragment } from './CachedFragment.tsx';
import styles from './PageLayout.module.css';

interface PageLayoutProps {
  readonly shell: ShellData;
  readonly section: string | undefined;
  /** Id of the category that the page is about; without it, its section is. */
  readonly topic?: number | undefined;
  readonly children: ReactNode;
}

/** Renders the parts around every page: header, ad columns and footer. It does not depend on the router. */
export function PageLayout({ shell, section, topic, children }: PageLayoutProps) {
  const accents = useMemo(() => assignAccents(shell.topics), [shell.topics]);
  return (
    <AccentsContext value={accents}>
      <CachedFragment name="header" deps={[shell.topics, shell.menu, shell.askPrice, section]}>
        <AccentsContext value={accents}>
          <Header shell={shell} section={section} />
        </AccentsContext>
      </CachedFragment>
      <div className={styles.stage}>
        <div className={styles.content}>
          <AskPriceContext value={shell.askPrice}>
            <AskTopicContext value={topic ?? shell.topics.find(({ alias }) => alias === section)?.id}>
              <SiteSettingsContext value={shell.settings}>{children}</SiteSettingsContext>
            </AskTopicContext>
          </AskPriceContext>
        </div>
        <AdColumns />
      </div>
      <CachedFragment name="footer" deps={[shell.settings]}>
        <Footer settings={shell.settings} />
      </CachedFragment>
    </AccentsContext>
  );
}
