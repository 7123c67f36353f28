import type { Definition } from '#shared/calculators/calculator.ts';
import { article } from '#shared/language/ka/article.ts';
import { calculatorScreen as words } from '#shared/language/ka/calculators/screen.ts';
import { calculationPath, paths } from '#shared/paths/paths.ts';
import type { SiteFacts } from '#web/components/site.ts';
import type { PageFacts } from '#web/frames/page-facts.ts';
import { describeTrail } from '#web/frames/structured-data.ts';

export const calculationTrail = [
  { title: article.home, url: paths.home },
  { title: words.index, url: paths.calculations },
] as const;

/** What a calculator's page says about itself. */
export function describeCalculation(
  { alias, title, introtext, sources }: Definition,
  site: SiteFacts,
): PageFacts {
  const path = calculationPath(alias);
  return {
    title,
    description: introtext,
    path,
    kind: 'website',
    calculator: alias,
    structuredData: () => [
      describeTrail([...calculationTrail, { title, url: path }], site),
      {
        '@context': 'https://schema.org',
        '@type': 'MedicalWebPage',
        name: title,
        description: introtext,
        url: site.url + path,
        inLanguage: 'ka',
        isAccessibleForFree: true,
        citation: sources.map((source) => `${source.title}, ${source.year}`),
      },
    ],
  };
}
