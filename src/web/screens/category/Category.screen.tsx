import { BookOpen } from 'lucide-react';
import { article as articleText } from '#shared/language/ka/reading/article.ts';
import { category as text } from '#shared/language/ka/reading/category.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { RecommendedBlock } from '#web/advertising/recommended/RecommendedBlock.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { AskCard } from '#web/components/cards/AskCard.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { Pagination } from '#web/components/navigation/Pagination.tsx';
import { Introduction } from '#web/components/text/Introduction.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from './Category.module.css';
import { categoryTrail, describeCategory } from './category.facts.ts';
import { type CategoryData, loadCategory } from './category.load.ts';

interface CategoryProps {
  readonly data: CategoryData;
}

export const screen = defineScreen<CategoryData>({
  load: loadCategory,
  describe: describeCategory,
  View: CategoryView,
  Side: CategorySide,
});

function CategoryView({ data }: CategoryProps) {
  const { category, metainfo, subcategories, articles, page, pages } = data;
  return (
    <>
      <div className={styles.head}>
        <PageHead trail={categoryTrail(data)} title={category.title}>
          {page === 1 && metainfo?.description && <Introduction>{metainfo.description}</Introduction>}
          <LinkChips label={text.subcategories} links={subcategories} />
        </PageHead>
      </div>
      {articles.length > 0 ? (
        <ListWithAds items={articles} columns={3} gap={32}>
          {(some) => <GridBlock articles={some} headingLevel={2} />}
        </ListWithAds>
      ) : (
        <EmptyCategory />
      )}
      <Pagination path={category.url} current={page} count={pages} />
      <RecommendedBlock lists={data.recommended} />
    </>
  );
}

function EmptyCategory() {
  return (
    <Notice icon={<BookOpen size={28} />} title={text.empty} text={text.emptyHint}>
      <ButtonLink href={paths.home}>{articleText.home}</ButtonLink>
    </Notice>
  );
}

function CategorySide({ data: { mostRead } }: CategoryProps) {
  return (
    <>
      <MostRead articles={mostRead} />
      <AskCard />
      <AdBox place="a2" />
    </>
  );
}
