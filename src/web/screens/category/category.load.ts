import { type ArticleCard, cardFields } from '#shared/collections/article-card.ts';
import type { Category } from '#shared/collections/category.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { Counts } from '#shared/collections/query.ts';
import type { Term } from '#shared/collections/term.ts';
import type { DiaryKind } from '#shared/medicine/diaries/diary-kinds.ts';
import { loadRecommended, type RecommendedLists } from '#web/advertising/recommended/load-recommended.ts';
import type { ListedAnswer } from '#web/components/cards/AnswerList.tsx';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { countPages, readPage } from '#web/layouts/page/read-page.ts';
import { requireAddress } from '#web/layouts/page/require-address.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';
import { toolsOfTopic } from './topic-tools.ts';

export interface CategoryData {
  readonly category: Pick<Category, 'id' | 'alias' | 'title' | 'url' | 'parent' | 'image'>;
  readonly metainfo: Metainfo | null;
  readonly subcategories: readonly Pick<Category, 'id' | 'title' | 'url'>[];
  /** How many articles each category has. */
  readonly counts: Counts[string];
  readonly articles: readonly ArticleCard[];
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
  readonly recommended: RecommendedLists;
  readonly answers: readonly ListedAnswer[];
  readonly tools: {
    readonly calculators: readonly { readonly alias: string; readonly title: string }[];
    readonly diaries: readonly DiaryKind[];
  };
  /** Terms of the encyclopedia that readers of the topic meet first. */
  readonly terms: readonly TopicTerm[];
}

export type TopicTerm = Pick<Term, 'id' | 'alias' | 'title' | 'url'>;

/** One leads, ten follow in pairs. */
const perPage = 11;
const answersLimit = 3;

/** Loads one page of a category, newest articles first. Throws `RecordMissing` for a page after the last one. */
export async function loadCategory({ data, path, id, search }: LoadRequest): Promise<CategoryData> {
  const page = readPage(search);
  const [{ record: category, metainfo }, subcategories, articles, mostRead, recommended, answers] =
    await Promise.all([
      data.record<CategoryData['category']>('category', {
        find: { id },
        fields: ['id', 'alias', 'title', 'url', 'parent', 'image'],
      }),
      data.optionalList<CategoryData['subcategories']>(
        'category',
        { find: { 'parent.id': id }, fields: ['id', 'title', 'url'], sort: 'position', limit: 100 },
        [],
      ),
      data.list<readonly ArticleCard[]>(
        'article',
        {
          find: { 'category.id': id },
          fields: cardFields,
          sort: '-published_at',
          limit: perPage,
          page,
          counts: ['category.id'],
        },
        [],
      ),
      loadMostRead(data),
      loadRecommended(data, id),
      data.optionalList<readonly ListedAnswer[]>(
        'question',
        {
          find: { 'category.id': id },
          fields: ['id', 'title', 'url', 'answered_at', 'category'],
          limit: answersLimit,
        },
        [],
      ),
    ]);
  requireAddress(category.url, path);
  const pages = countPages(articles.total, perPage, page);
  const topic = (category.parent ?? category).alias;
  const [tools, terms] = await Promise.all([loadTools(topic), loadTerms(data, toolsOfTopic(topic).terms)]);
  return {
    category,
    metainfo,
    subcategories: subcategories.records,
    counts: articles.counts['category.id'] ?? {},
    articles: articles.records,
    page,
    pages,
    mostRead,
    recommended,
    answers: answers.records,
    tools,
    terms,
  };
}

/** Imports the registry apart: the page needs a few of its titles. */
async function loadTools(topic: string): Promise<CategoryData['tools']> {
  const { calculators, diaries } = toolsOfTopic(topic);
  if (calculators.length === 0) return { calculators: [], diaries };
  const registry = await import('#shared/calculators/registry.ts');
  return {
    calculators: calculators.flatMap((alias) =>
      registry.calculators.filter((one) => one.alias === alias).map(({ title }) => ({ alias, title })),
    ),
    diaries,
  };
}

async function loadTerms(
  data: LoadRequest['data'],
  aliases: readonly string[],
): Promise<readonly TopicTerm[]> {
  if (aliases.length === 0) return [];
  const query = {
    find: { alias: { $in: aliases } },
    fields: ['id', 'alias', 'title', 'url'],
    limit: aliases.length,
  };
  const { records } = await data.optionalList<readonly TopicTerm[]>('term', query, []);
  return records.toSorted((one, other) => aliases.indexOf(one.alias) - aliases.indexOf(other.alias));
}
