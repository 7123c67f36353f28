import { BookOpen } from 'lucide-react';
import { article as articleText } from '#shared/language/ka/article.ts';
import { category as text } from '#shared/language/ka/category.ts';
import { paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { RecommendedBlock } from '#web/advertising/recommended/RecommendedBlock.tsx';
import { GridBlock } from '#web/blocks/GridBlock.tsx';
import { ButtonLink } from '#web/components/Button.tsx';
import { Introduction } from '#web/components/Introduction.tsx';
import { LinkChips } from '#web/components/LinkChips.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { Pagination } from '#web/components/Pagination.tsx';
import { defineScreen } from '#web/frames/screen.ts';
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
      <AdBox place="mob-a1" />
      {articles.length > 0 ? <GridBlock articles={articles} headingLevel={2} /> : <EmptyCategory />}
      <Pagination path={category.url} current={page} count={pages} />
      <AdBox place="mob-a2" />
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
      <AdBox place="a2" />
    </>
  );
}
