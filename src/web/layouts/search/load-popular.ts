import type { SearchResult } from '#shared/collections/search.ts';
import { categoryPath } from '#shared/paths/paths.ts';
import { silentClient } from '#web/data/browser-clients.ts';

export type Suggestion = Pick<SearchResult, 'type' | 'id' | 'title' | 'url'>;

const topicsShown = 3;
const questionsShown = 4;
/** The topics of so many articles that are read most are counted. */
const countedArticles = 24;

interface ReadArticle {
  readonly category: { readonly id: number; readonly alias: string; readonly title: string } | null;
}

let loading: Promise<readonly Suggestion[]> | undefined;

/** Loads what readers read most, once a page: the topics of the last 30 days' articles, then answers to questions. None on failure. */
export function loadPopular(): Promise<readonly Suggestion[]> {
  loading ??= Promise.all([loadTopics(), loadQuestions()])
    .then((lists) => lists.flat())
    .catch(() => {
      loading = undefined;
      return [];
    });
  return loading;
}

async function loadTopics(): Promise<readonly Suggestion[]> {
  const query = { fields: ['category'], limit: countedArticles, total: false };
  const { readable_articles } = await silentClient.query<{ readable_articles: readonly ReadArticle[] }>(
    'readable_articles',
    query,
  );
  const topics = Map.groupBy(
    readable_articles.flatMap(({ category }) => category ?? []),
    ({ id }) => id,
  );
  return [...topics.values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, topicsShown)
    .flatMap(([category]) =>
      category
        ? [{ type: 'category', id: category.id, title: category.title, url: categoryPath(category) }]
        : [],
    );
}

async function loadQuestions(): Promise<readonly Suggestion[]> {
  const query = { fields: ['id', 'title', 'url'], sort: '-views', limit: questionsShown, total: false };
  const { question } = await silentClient.query<{
    question: readonly { readonly id: number; readonly title: string; readonly url: string }[];
  }>('question', query);
  return question.map((one) => ({ type: 'question', ...one }));
}
