import { useMemo } from 'react';
import { type Heading, listHeadings } from '#shared/content/headings.ts';
import { article as text } from '#shared/language/ka/reading/article.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { RecommendedBlock } from '#web/advertising/recommended/RecommendedBlock.tsx';
import { TextWithAds } from '#web/advertising/within/TextWithAds.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { hasRecommendingFeed } from '#web/blocks/place-blocks.ts';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { useDevice } from '#web/components/device.ts';
import { Breadcrumbs } from '#web/components/navigation/Breadcrumbs.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { ShareBar } from '#web/components/navigation/ShareBar.tsx';
import { NoBreakText } from '#web/components/text/NoBreakText.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { Sources, sourcesHeading } from '#web/components/text/Sources.tsx';
import { defineScreen, type ViewProps } from '#web/layouts/page/screen.ts';
import { SaveButton } from '#web/layouts/pins/SaveButton.tsx';
import styles from './Article.module.css';
import { ArticleCover } from './ArticleCover.tsx';
import { articleTrail, describeArticle } from './article.facts.ts';
import { type ArticleData, loadArticle } from './article.load.ts';
import { Byline } from './Byline.tsx';
import { Comments } from './Comments.tsx';
import { Contents } from './Contents.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { hasReviewLine, ReviewLine } from './ReviewLine.tsx';

interface ArticleProps {
  readonly data: ArticleData;
}

export const screen = defineScreen<ArticleData>({
  load: loadArticle,
  describe: describeArticle,
  articlesOf: ({ article, others }) => [article.id, ...others.map(({ id }) => id)],
  View: ArticleView,
  Side: ArticleSide,
  AfterFeed: Recommended,
});

/** Returns the table of contents. */
const useContents = ({ body, article }: ArticleData): readonly Heading[] =>
  useMemo(
    () => [...listHeadings(body), ...(article.sources?.length ? [sourcesHeading] : [])],
    [body, article.sources],
  );

function ArticleView({ data, blocks }: ViewProps<ArticleData>) {
  const { article, body, comments, others } = data;
  const headings = useContents(data);
  const isMobile = useDevice() === 'mobile';
  const hasLine = hasReviewLine(article);
  return (
    <>
      <article className={styles.article} data-article={article.id} data-mobile={isMobile || undefined}>
        <header className={styles.head}>
          <Breadcrumbs trail={articleTrail(data)} />
          <h1 className={styles.title}>
            <NoBreakText text={article.title} />
          </h1>
          <ReviewLine article={article} />
          <p className={styles.intro}>
            <NoBreakText text={article.introtext} />
          </p>
          <KeyFacts facts={article.key_facts ?? []} />
        </header>
        <AdBox place="mob-top" />
        <Byline article={article} isReviewOverdue={data.isReviewOverdue} isBelowReviewLine={hasLine} />
        <SaveButton kind="article" id={article.id} />
        {!(isMobile && hasLine && !article.video) && (
          <ArticleCover image={article.image} video={article.video} />
        )}
        <Contents headings={headings} place="narrow" />
        <TextWithAds html={body} places={['c1', 'mob-a1']} />
        <LinkChips label={text.tags} links={article.tags} />
        <Sources sources={article.sources ?? []} />
        <ShareBar path={article.url} title={article.title} />
      </article>
      <Comments key={article.id} article={article} comments={comments} />
      <AdBox place="mob-a2" />
      {!hasRecommendingFeed(blocks) && <Recommended data={data} />}
      {others.length > 0 && (
        <section className={styles.others} data-no-print>
          <SectionHead title={text.others} />
          <GridBlock articles={others} />
        </section>
      )}
    </>
  );
}

/**
 * Renders recommendations below the recommending feed (SPEC.md section 2), or inside the article if the page has no
 * such feed.
 */
function Recommended({ data }: ArticleProps) {
  return <RecommendedBlock lists={data.recommended} />;
}

function ArticleSide({ data }: ArticleProps) {
  const headings = useContents(data);
  return (
    <div className={styles.side}>
      <Contents headings={headings} place="side" />
      <AskCard />
      <AdBox place="a2" />
      <MostRead articles={data.mostRead} />
    </div>
  );
}
