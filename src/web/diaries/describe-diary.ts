import type { Source } from '#shared/calculators/calculator.ts';
import { diaryCards } from '#shared/language/ka/diaries/cards.ts';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import { article } from '#shared/language/ka/reading/article.ts';
import type { DiaryKind } from '#shared/medicine/diaries/diary.ts';
import { diaryPath, paths } from '#shared/paths/paths.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { PageFacts } from '#web/layouts/head/page-facts.ts';
import { describeTrail } from '#web/layouts/head/structured-data.ts';

const home = { title: article.home, url: paths.home };
export const diaryTrail = [home, { title: diaryText.index, url: paths.diaries }] as const;

/** The metadata of a diary's page. The page itself is the same for everybody: what is written in it never leaves the browser's call. */
export function describeDiary(kind: DiaryKind, sources: readonly Source[], site: SiteFacts): PageFacts {
  const { title, introtext } = diaryCards[kind];
  const path = diaryPath(kind);
  return {
    title,
    description: introtext,
    path,
    kind: 'website',
    isWithoutAds: true,
    structuredData: () => [
      describeTrail([...diaryTrail, { title, url: path }], site),
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
