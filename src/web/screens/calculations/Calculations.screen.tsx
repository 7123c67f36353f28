import { calculators } from '#shared/calculators/registry.ts';
import { article } from '#shared/language/ka/article.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { calculationPath, paths } from '#shared/paths/paths.ts';
import { AdBox } from '#web/advertising/AdBox.tsx';
import { CalculatorLinks } from '#web/components/CalculatorLinks.tsx';
import { MostRead } from '#web/components/MostRead.tsx';
import { PageHead } from '#web/components/PageHead.tsx';
import { defineScreen } from '#web/frames/screen.ts';
import { describeTrail } from '#web/frames/structured-data.ts';
import styles from './Calculations.module.css';
import { type CalculationsData, loadCalculations } from './calculations.load.ts';

const home = { title: article.home, url: paths.home };

export const screen = defineScreen<CalculationsData>({
  load: loadCalculations,
  describe: (_, site) => ({
    title: words.indexTitle,
    description: words.indexIntro,
    path: paths.calculations,
    kind: 'website',
    structuredData: () => [
      describeTrail([home, { title: words.index, url: paths.calculations }], site),
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
      <AdBox place="a2" />
      <MostRead articles={data.mostRead} />
    </>
  ),
});

function CalculationsView() {
  return (
    <div className={styles.page}>
      <PageHead trail={[home]} title={words.indexTitle}>
        <p className={styles.intro}>{words.indexIntro}</p>
      </PageHead>
      <AdBox place="mob-a1" />
      <CalculatorLinks calculators={calculators} variant="cards" />
      <AdBox place="mob-a2" />
    </div>
  );
}
