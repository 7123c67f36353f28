import type { Definition } from '#shared/calculators/calculator.ts';
import type { ListedCalculator } from '#shared/calculators/registry.ts';
import { type ArticleCard, cardFields } from '#shared/collections/article-card.ts';
import type { Doctor } from '#shared/collections/doctor.ts';
import type { Term } from '#shared/collections/term.ts';
import type { Addressee } from '#web/components/ask-price.ts';
import { loadAddressee } from '#web/layouts/asking/load-addressee.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const articlesLimit = 3;
const doctorsLimit = 3;
const othersLimit = 4;

export type OtherCalculator = Pick<ListedCalculator, 'alias' | 'title'>;
export type TopicTerm = Pick<Term, 'id' | 'alias' | 'title' | 'url' | 'introtext'>;
export type TopicDoctor = Pick<Doctor, 'id' | 'title' | 'url' | 'image' | 'professions'>;

export interface CalculationData {
  /** The calculators that follow this one in the registry. */
  readonly others: readonly OtherCalculator[];
  readonly articles: readonly ArticleCard[];
  readonly terms: readonly TopicTerm[];
  readonly doctors: readonly TopicDoctor[];
  readonly mostRead: readonly ReadArticle[];
  readonly addressee: Addressee | undefined;
}

/** Loads the related content of a calculator. It depends on the calculator only, never on what a reader types. */
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
  const [others, articleResult, termResult, doctorResult, mostRead, addressee] = await Promise.all([
    listOthers(alias),
    data.optionalList<readonly ArticleCard[]>('article', articles, []),
    data.optionalList<readonly TopicTerm[]>('term', terms, []),
    data.optionalList<readonly TopicDoctor[]>('doctor', doctors, []),
    loadMostRead(data),
    loadAddressee(data, { by: 'alias', among: topics.professions }),
  ]);
  const topicOrder = (term: TopicTerm) => topics.terms.indexOf(term.alias);
  return {
    others,
    articles: articleResult.records,
    terms: termResult.records.toSorted((one, other) => topicOrder(one) - topicOrder(other)),
    doctors: doctorResult.records,
    mostRead,
    addressee,
  };
}

/** Imports the registry dynamically, so that the page's own chunk does not contain the texts of all calculators. */
async function listOthers(alias: string): Promise<readonly OtherCalculator[]> {
  const { calculators } = await import('#shared/calculators/registry.ts');
  const ownIndex = calculators.findIndex((each) => each.alias === alias);
  return [...calculators.slice(ownIndex + 1), ...calculators.slice(0, ownIndex)]
    .slice(0, othersLimit)
    .map((other) => ({ alias: other.alias, title: other.title }));
}
