import { calculators } from '#shared/calculators/registry.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { diaryLinks } from '#shared/language/ka/diaries/cards.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { calculationPath, paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { ListWithAds } from '#web/advertising/within/ListWithAds.tsx';
import { CalculatorLinks } from '#web/components/cards/CalculatorLinks.tsx';
import { MostRead } from '#web/components/cards/MostRead.tsx';
import { PageHead } from '#web/components/text/PageHead.tsx';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import styles from './Calculations.module.css';
import { type CalculationsData, loadCalculations } from './calculations.load.ts';

const home = { title: article.home, url: paths.home };

export const screen = defineScreen<CalculationsData>({
  load: loadCalculations,
  describe: (_, site) => ({
    title: text.indexTitle,
    description: text.indexIntro,
    path: paths.calculations,
    kind: 'website',
    structuredData: () => [
      describeTrail([home, { title: text.index, url: paths.calculations }], site),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: calculators.map(({ alias, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: site.url + calculationPath(alias),
        })),
      },
    ],
  }),
  View: CalculationsView,
  Side: ({ data }) => (
    <>
      <MostRead articles={data.mostRead} />
      <AdBox place="a2" />
    </>
  ),
});

function CalculationsView() {
  return (
    <div className={styles.page}>
      <PageHead trail={[home]} title={text.indexTitle}>
        <p className={styles.intro}>{text.indexIntro}</p>
      </PageHead>
      <p className={styles.diaries}>
        {diaryLinks.fromIndex} <a href={paths.diaries}>{diaryLinks.index}</a>
      </p>
      <ListWithAds items={calculators} columns={2} gap={16}>
        {(some) => <CalculatorLinks calculators={some} variant="cards" />}
      </ListWithAds>
    </div>
  );
}
