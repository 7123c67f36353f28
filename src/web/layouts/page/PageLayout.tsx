import { type ReactNode, useMemo } from 'react';
import { AdColumns } from '#web/advertising/AdColumns.tsx';
import { AccentsContext, assignAccents } from '#web/components/accents.ts';
import { type Addressee, AddresseeContext, AskPriceContext } from '#web/components/ask-price.ts';
import { SiteSettingsContext } from '#web/components/site/site-settings.ts';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import type { ShellData } from '../shell/shell-data.ts';
import { CachedFragment } from './CachedFragment.tsx';
import styles from './PageLayout.module.css';

interface PageLayoutProps {
  readonly shell: ShellData;
  readonly section: string | undefined;
  /** Whom a question asked from the page goes to; without it, to who answers its section. */
  readonly addressee?: Addressee | undefined;
  readonly children: ReactNode;
}

/** Renders the parts around every page: header, ad columns and footer. It does not depend on the router. */
export function PageLayout({ shell, section, addressee, children }: PageLayoutProps) {
  const accents = useMemo(() => assignAccents(shell.topics), [shell.topics]);
  const topicId = shell.topics.find(({ alias }) => alias === section)?.id;
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
            <AddresseeContext value={addressee ?? { category: topicId }}>
              <SiteSettingsContext value={shell.settings}>{children}</SiteSettingsContext>
            </AddresseeContext>
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
