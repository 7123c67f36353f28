import type { Category } from '#shared/collections/category.ts';
import type { Counts } from '#shared/collections/query.ts';
import { loadRecommended, type RecommendedLists } from '#web/advertising/recommended/load-recommended.ts';
import type { ListedAnswer } from '#web/components/cards/AnswerList.tsx';
import type { ListedJournal } from '#web/components/cards/JournalCard.tsx';
import type { TeasedProject } from '#web/components/cards/ProjectTeaser.tsx';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

export interface HomeData {
  readonly mostRead: readonly ReadArticle[];
  readonly projects: readonly TeasedProject[];
  /** Top categories in their order. */
  readonly topics: readonly Pick<Category, 'id' | 'title' | 'url' | 'image'>[];
  readonly calculatorCount: number;
  /** Those that are asked for most, which stand first in the registry. */
  readonly calculators: readonly { readonly alias: string; readonly title: string }[];
  readonly recommended: RecommendedLists;
  readonly answers: readonly ListedAnswer[];
  readonly journals: readonly ListedJournal[];
  /** How many terms begin with each letter. */
  readonly letterCounts: Counts[string];
}

/** Numbers of records on the home page, newest first. */
const limits = { projects: 1, answers: 3, journals: 2, calculators: 4 } as const;

export async function loadHome({ data }: LoadRequest): Promise<HomeData> {
  const [mostRead, projects, topics, recommended, answers, journals, letterCounts, registry] =
    await Promise.all([
      loadMostRead(data),
      data.optionalList<readonly TeasedProject[]>(
        'special_project',
        { fields: ['id', 'title', 'url', 'image', 'sponsor'], sort: '-id', limit: limits.projects },
        [],
      ),
      data.optionalList<HomeData['topics']>(
        'category',
        {
          find: { 'parent.id': null },
          fields: ['id', 'title', 'url', 'image'],
          sort: 'position',
          limit: 8,
        },
        [],
      ),
      loadRecommended(data, undefined),
      data.optionalList<readonly ListedAnswer[]>(
        'question',
        { fields: ['id', 'title', 'url', 'answered_at', 'category'], limit: limits.answers },
        [],
      ),
      data.optionalList<readonly ListedJournal[]>(
        'journal',
        { fields: ['id', 'title', 'url', 'number', 'published_on', 'image'], limit: limits.journals },
        [],
      ),
      loadLetterCounts(data),
      // Apart: on a first visit the page has what is said of calculators in it already.
      import('#shared/calculators/registry.ts'),
    ]);
  return {
    mostRead,
    projects: projects.records,
    topics: topics.records,
    recommended: { ...recommended, clinics: [] },
    answers: answers.records,
    journals: journals.records,
    letterCounts,
    calculatorCount: registry.calculators.length,
    calculators: registry.calculators
      .slice(0, limits.calculators)
      .map(({ alias, title }) => ({ alias, title })),
  };
}

/** Returns the index of the encyclopedia; a home page without it is better than none. */
async function loadLetterCounts(data: LoadRequest['data']): Promise<Counts[string]> {
  const query = { find: {}, fields: ['id'], limit: 1, counts: ['letter'] };
  const answer = await data.query<{ readonly counts: Counts }>('term', query).catch(() => undefined);
  return answer?.counts.letter ?? {};
}
