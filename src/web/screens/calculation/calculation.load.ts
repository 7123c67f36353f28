import type { Definition } from '#shared/calculators/calculator.ts';
import type { ListedCalculator } from '#shared/calculators/registry.ts';
import { type ArticleCard, cardFields } from '#shared/collections/article-card.ts';
import type { Doctor } from '#shared/collections/doctor.ts';
import type { Term } from '#shared/collections/term.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

const articlesLimit = 3;
const doctorsLimit = 3;
const othersLimit = 4;

export type OtherCalculator = Pick<ListedCalculator, 'alias' | 'title'>;
export type TopicTerm = Pick<Term, 'id' | 'alias' | 'title' | 'url' | 'introtext'>;
export type TopicDoctor = Pick<Doctor, 'id' | 'title' | 'url' | 'image' | 'professions'>;

export interface CalculationData {
  /** The calculators that come after this one. */
  readonly others: readonly OtherCalculator[];
  readonly articles: readonly ArticleCard[];
  readonly terms: readonly TopicTerm[];
  readonly doctors: readonly TopicDoctor[];
  readonly mostRead: readonly ReadArticle[];
}

/** What stands beside a calculator. It hangs on the calculator alone, never on what anybody types. */
export async function loadCalculation(
  { data }: LoadRequest,
  { alias, topics }: Definition,
): Promise<CalculationData> {
  const articles = {
    find: { 'tags.alias': { $in: topics.tags } },
    fields: cardFields,
    sort: '-published_at',
    limit: articlesLimit,
  };
  const terms = {
    find: { alias: { $in: topics.terms } },
    fields: ['id', 'alias', 'title', 'url', 'introtext'],
    limit: topics.terms.length,
  };
  const doctors = {
    find: { 'professions.alias': { $in: topics.professions } },
    fields: ['id', 'title', 'url', 'image', 'professions'],
    sort: '-verified_at',
    limit: doctorsLimit,
  };
  const [others, foundArticles, foundTerms, foundDoctors, mostRead] = await Promise.all([
    listOthers(alias),
    data.optionalList<readonly ArticleCard[]>('article', articles, []),
    data.optionalList<readonly TopicTerm[]>('term', terms, []),
    data.optionalList<readonly TopicDoctor[]>('doctor', doctors, []),
    loadMostRead(data),
  ]);
  const place = (term: TopicTerm) => topics.terms.indexOf(term.alias);
  return {
    others,
    articles: foundArticles.records,
    terms: foundTerms.records.toSorted((one, other) => place(one) - place(other)),
    doctors: foundDoctors.records,
    mostRead,
  };
}

/** The list is asked for here and not imported: the page itself needs none of the other calculators' words. */
async function listOthers(alias: string): Promise<readonly OtherCalculator[]> {
  const { calculators } = await import('#shared/calculators/registry.ts');
  const own = calculators.findIndex((each) => each.alias === alias);
  return [...calculators.slice(own + 1), ...calculators.slice(0, own)]
    .slice(0, othersLimit)
    .map((other) => ({ alias: other.alias, title: other.title }));
}
