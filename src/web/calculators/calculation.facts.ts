import type { Definition } from '#shared/calculators/calculator.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import { calculationPath, paths } from '#shared/paths/paths.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { PageFacts } from '#web/layouts/head/page-facts.ts';
import { describeTrail } from '#web/layouts/head/structured-data.ts';

export const calculationTrail = [
  { title: article.home, url: paths.home },
  { title: text.index, url: paths.calculations },
] as const;

/** Returns the metadata and structured data of a calculator's page. */
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
