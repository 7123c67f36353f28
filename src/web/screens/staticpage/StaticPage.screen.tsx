import { article as text } from '#shared/language/ka/reading/article.ts';
import { staticPages } from '#shared/language/ka/reading/staticpage.ts';
import { paths } from '#shared/paths/paths.ts';
import { ApplyButton } from '#web/advertising/recommended/ApplyButton.tsx';
import { PartnersLink } from '#web/advertising/recommended/PartnersLink.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ContactList } from '#web/components/people/ContactList.tsx';
import { useSiteSettings } from '#web/components/site/site-settings.ts';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { RichText } from '#web/components/text/RichText.tsx';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from './StaticPage.module.css';
import { loadStaticPage, type StaticPageData } from './staticpage.load.ts';

interface StaticPageProps {
  readonly data: StaticPageData;
}

const home = { title: text.home, url: paths.home };

export const screen = defineScreen<StaticPageData>({
  load: loadStaticPage,
  describe: ({ name, page, metainfo }, site) => ({
    title: metainfo?.title || page.title || (name === 'staticpage' ? '' : staticPages[name]),
    description: metainfo?.description ?? '',
    path: page.url,
    kind: 'website',
    structuredData: () => [describeTrail([home, { title: page.title, url: page.url }], site)],
  }),
  View: StaticPageView,
  Side: StaticPageSide,
});

function StaticPageView({ data: { name, page, body } }: StaticPageProps) {
  const settings = useSiteSettings();
  return (
    <article className={styles.page}>
      <PageHead trail={[home]} title={page.title} />
      {name === 'contact' && <ContactList settings={settings} className={styles.contact} />}
      <RichText html={body} />
      {name === 'contact' && <PartnersLink />}
      {name === 'partners' && (
        <div className={styles.apply}>
          <ApplyButton kind="doctors" />
          <ApplyButton kind="clinics" />
        </div>
      )}
    </article>
  );
}

function StaticPageSide({ data: { mostRead } }: StaticPageProps) {
  return <MostRead articles={mostRead} />;
}
