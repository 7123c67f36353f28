import { BookOpen } from 'lucide-react';
import { article as articleText } from '#shared/language/ka/reading/article.ts';
import { blocks } from '#shared/language/ka/reading/blocks.ts';
import { category as text } from '#shared/language/ka/reading/category.ts';
import { footer } from '#shared/language/ka/site/shell.ts';
import { paths } from '#shared/paths/paths.ts';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { SingleArticle } from '#web/blocks/SingleArticleBlock.tsx';
import { AnswerList } from '#web/components/cards/AnswerList.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { Introduction } from '#web/components/text/Introduction.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from './Category.module.css';
import { categoryTrail, describeCategory } from './category.facts.ts';
import { type CategoryData, loadCategory } from './category.load.ts';
import { TopicSide } from './TopicSide.tsx';

interface CategoryProps {
  readonly data: CategoryData;
}

export const screen = defineScreen<CategoryData>({
  load: loadCategory,
  describe: describeCategory,
  articlesOf: ({ articles }) => articles.map(({ id }) => id),
  View: CategoryView,
  Side: TopicSide,
  Rail: () => <AskCard />,
});

function CategoryView({ data }: CategoryProps) {
  const { category, metainfo, subcategories, counts, articles, page, pages, answers } = data;
  const isFirst = page === 1;
  const lead = isFirst ? articles[0] : undefined;
  return (
    <>
      <div className={styles.head}>
        <PageHead trail={categoryTrail(data)} title={category.title}>
          {isFirst && metainfo?.description && <Introduction>{metainfo.description}</Introduction>}
          <LinkChips
            label={text.subcategories}
            links={subcategories.map((one) => ({ ...one, count: counts[one.id] ?? 0 }))}
          />
        </PageHead>
      </div>
      {articles.length > 0 ? (
        <>
          {lead && <SingleArticle article={lead} headingLevel={2} />}
          <ListWithAds items={lead ? articles.slice(1) : articles} columns={2} gap={32}>
            {(some) => <GridBlock articles={some} headingLevel={2} columns={2} />}
          </ListWithAds>
        </>
      ) : (
        <EmptyCategory />
      )}
      <Pagination path={category.url} current={page} count={pages} />
      {isFirst && answers.length > 0 && (
        <section>
          <SectionHead title={footer.questions} more={allQuestions(category)} />
          <AnswerList answers={answers} />
        </section>
      )}
    </>
  );
}

const allQuestions = ({ id, title }: CategoryData['category']) => ({
  href: `${paths.questions}?category=${id}`,
  text: blocks.all,
  label: blocks.allOf(`${footer.questions} – ${title}`),
  isExternal: false,
});

function EmptyCategory() {
  return (
    <Notice icon={<BookOpen size={28} />} title={text.empty} text={text.emptyHint}>
      <ButtonLink href={paths.home}>{articleText.home}</ButtonLink>
    </Notice>
  );
}
