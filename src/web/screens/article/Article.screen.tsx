import { listHeadings } from '#shared/content/headings.ts';
import { article as text } from '#shared/language/ka/article.ts';
import { onceInARow } from '#shared/once-per.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { RecommendedBlock } from '#web/advertising/recommended/RecommendedBlock.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { hasRecommendingFeed } from '#web/blocks/place-blocks.ts';
import { Breadcrumbs } from '#web/components/Breadcrumbs.tsx';
import { Kept } from '#web/components/Kept.tsx';
import { LinkChips } from '#web/components/LinkChips.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { RichText } from '#web/components/RichText.tsx';
import { SectionHead } from '#web/components/SectionHead.tsx';
import { ShareBar } from '#web/components/ShareBar.tsx';
import { Sources, sourcesHeading } from '#web/components/Sources.tsx';
import { Unbroken } from '#web/components/Unbroken.tsx';
import { defineScreen, type ViewProps } from '#web/frames/screen.ts';
import styles from './Article.module.css';
import { ArticleCover } from './ArticleCover.tsx';
import { articleTrail, describeArticle } from './article.facts.ts';
import { type ArticleData, loadArticle } from './article.load.ts';
import { Byline } from './Byline.tsx';
import { Comments } from './Comments.tsx';
import { Contents } from './Contents.tsx';

interface ArticleProps {
  readonly data: ArticleData;
}

export const screen = defineScreen<ArticleData>({
  load: loadArticle,
  describe: describeArticle,
  View: ArticleView,
  Side: ArticleSide,
  AfterFeed: Recommended,
});

/** The list beside the text and the one above it show the same. */
const contentsOf = onceInARow(({ body, article }: ArticleData) => [
  ...listHeadings(body),
  ...(article.sources?.length ? [sourcesHeading] : []),
]);

function ArticleView({ data, blocks }: ViewProps<ArticleData>) {
  const { article, body, comments, others } = data;
  return (
    <>
      <article className={styles.article} data-article={article.id}>
        <header className={styles.head}>
          <Breadcrumbs trail={articleTrail(data)} />
          <h1 className={styles.title}>
            <Unbroken text={article.title} />
          </h1>
          <p className={styles.intro}>
            <Unbroken text={article.introtext} />
          </p>
          <Byline article={article} />
        </header>
        <ArticleCover image={article.image} video={article.video} />
        <Contents headings={contentsOf(data)} place="narrow" />
        <AdBox place="mob-a1" />
        <RichText html={body} />
        <LinkChips label={text.tags} links={article.tags} />
        <Sources sources={article.sources ?? []} />
        <ShareBar path={article.url} title={article.title} />
      </article>
      <Comments comments={comments} />
      <AdBox place="mob-a2" />
      {!hasRecommendingFeed(blocks) && <Recommended data={data} />}
      {others.length > 0 && (
        <Kept name="others" madeOf={[others]}>
          <section className={styles.others} data-no-print>
            <SectionHead title={text.others} />
            <GridBlock articles={others} />
          </section>
        </Kept>
      )}
    </>
  );
}

/** Below the feed that recommends (SPEC.md section 2); in the article itself where no such feed was placed. */
function Recommended({ data }: ArticleProps) {
  return <RecommendedBlock lists={data.recommended} />;
}

function ArticleSide({ data }: ArticleProps) {
  return (
    <div className={styles.side}>
      <Contents headings={contentsOf(data)} place="side" />
      <AdBox place="a2" />
      <Kept name="most read" madeOf={[data.mostRead]}>
        <MostRead articles={data.mostRead} />
      </Kept>
    </div>
  );
}
