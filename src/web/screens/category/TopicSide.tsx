import { diaryCards } from '#shared/language/ka/diaries/cards.ts';
import { category as text } from '#shared/language/ka/reading/category.ts';
import { diaryPath } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { RecommendedBlock } from '#web/advertising/recommended/RecommendedBlock.tsx';
import { CalculatorLinks } from '#web/components/cards/CalculatorLinks.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { LinkChips } from '#web/components/navigation/LinkChips.tsx';
import { SectionHead } from '#web/components/text/SectionHead.tsx';
import type { CategoryData } from './category.load.ts';
import styles from './TopicSide.module.css';

/** Renders what belongs to a topic besides its articles: tools, terms, recommended doctors and clinics. */
export function TopicSide({ data }: { readonly data: CategoryData }) {
  const { tools, terms, recommended, mostRead } = data;
  return (
    <>
      {tools.calculators.length > 0 && (
        <section className={styles.part} data-topic-tools>
          <SectionHead title={text.tools} isPlain />
          <CalculatorLinks calculators={tools.calculators} variant="rows" />
          <LinkChips
            label={text.diaries}
            links={tools.diaries.map((kind, id) => ({
              id,
              title: diaryCards[kind].title,
              url: diaryPath(kind),
            }))}
          />
        </section>
      )}
      {terms.length > 0 && (
        <section className={styles.part} data-topic-terms>
          <SectionHead title={text.terms} isPlain />
          <LinkChips label={text.terms} links={terms} />
        </section>
      )}
      <RecommendedBlock lists={recommended} />
      <AdBox place="a2" />
      <MostRead articles={mostRead} />
    </>
  );
}
