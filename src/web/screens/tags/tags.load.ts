import { type ArticleCard, cardFields } from '#shared/collections/article-card.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { Question } from '#shared/collections/question.ts';
import type { Tag } from '#shared/collections/tag.ts';
import { RecordMissing } from '#web/data/load-errors.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { readPage } from '#web/layouts/page/read-page.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

export type ListedTag = Pick<Tag, 'id' | 'alias' | 'title' | 'url' | 'articles_count' | 'questions_count'>;
export type TaggedQuestion = Pick<Question, 'id' | 'title' | 'url' | 'metainfo'>;

/** A tag with one page of its articles and questions. */
export interface TagContent {
  readonly tag: ListedTag;
  readonly metainfo: Metainfo | null;
  readonly articles: readonly ArticleCard[];
  readonly questions: readonly TaggedQuestion[];
}

export interface TagsData {
  /** The selected tag; undefined on the index. */
  readonly selected: TagContent | undefined;
  /** One page of the index; empty on the page of a tag. */
  readonly tags: readonly ListedTag[];
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const tagFields = ['id', 'alias', 'title', 'url', 'articles_count', 'questions_count'] as const;
const articlesPerPage = 12;
const questionsPerPage = 10;
/** A data query returns at most 100 records, so a page of the index consists of two queries. */
const perQuery = 100;

/** Loads the index of tags, or the articles and questions of the tag whose alias is in `?tag=`. */
export async function loadTags({ data, search }: LoadRequest): Promise<TagsData> {
  const page = readPage(search);
  const alias = search.get('tag') || undefined;
  const [main, mostRead] = await Promise.all([
    alias === undefined ? loadIndex(data, page) : loadTag(data, alias, page),
    loadMostRead(data),
  ]);
  if (page > main.pages) throw new RecordMissing(`page ${page}`);
  return { ...main, page, mostRead };
}

type Main = Pick<TagsData, 'selected' | 'tags' | 'pages'>;

async function loadIndex(data: LoadRequest['data'], page: number): Promise<Main> {
  const loadHalf = (half: number) =>
    data.list<readonly ListedTag[]>(
      'tag',
      { fields: tagFields, limit: perQuery, page: 2 * page - 1 + half, total: half === 0 },
      [],
    );
  const [first, second] = await Promise.all([loadHalf(0), loadHalf(1)]);
  const pages = Math.max(1, Math.ceil(first.total / (2 * perQuery)));
  return { selected: undefined, tags: [...first.records, ...second.records], pages };
}

async function loadTag(data: LoadRequest['data'], alias: string, page: number): Promise<Main> {
  const find = { 'tags.alias': alias };
  const [{ record: tag, metainfo }, articles, questions] = await Promise.all([
    data.record<ListedTag>('tag', { find: { alias }, fields: tagFields }),
    data.list<readonly ArticleCard[]>(
      'article',
      { find, fields: cardFields, sort: '-published_at', limit: articlesPerPage, page },
      [],
    ),
    data.list<readonly TaggedQuestion[]>(
      'question',
      { find, fields: ['id', 'title', 'url', 'metainfo'], limit: questionsPerPage, page },
      [],
    ),
  ]);
  const pages = Math.max(
    1,
    Math.ceil(articles.total / articlesPerPage),
    Math.ceil(questions.total / questionsPerPage),
  );
  return {
    selected: { tag, metainfo, articles: articles.records, questions: questions.records },
    tags: [],
    pages,
  };
}
