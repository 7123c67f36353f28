import { article as text } from '#shared/language/ka/article.ts';
import { staticPages } from '#shared/language/ka/staticpage.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { RichText } from '#web/components/RichText.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { describeTrail } from '#web/frames/structured-data.ts';
import styles from './StaticPage.module.css';
import { loadStaticPage, type StaticPageData } from './staticpage.load.ts';

interface StaticPageProps {
  readonly data: StaticPageData;
}

const home = { title: text.home, url: paths.home };

export const screen = defineScreen<StaticPageData>({
  load: loadStaticPage,
  describe: ({ name, page, metainfo }, site) => ({
    title: metainfo?.title || page.title || staticPages[name],
    description: metainfo?.description ?? '',
    path: paths[name],
    kind: 'website',
    structuredData: () => [describeTrail([home, { title: page.title, url: paths[name] }], site)],
  }),
  View: StaticPageView,
  Side: StaticPageSide,
});

function StaticPageView({ data: { page, body } }: StaticPageProps) {
  return (
    <>
      <article className={styles.page}>
        <PageHead trail={[home]} title={page.title} />
        <AdBox place="mob-a1" />
        <RichText html={body} />
      </article>
      <AdBox place="mob-a2" />
    </>
  );
}

function StaticPageSide({ data: { mostRead } }: StaticPageProps) {
  return (
    <>
      <MostRead articles={mostRead} />
      <AdBox place="a2" />
    </>
  );
}
