import { type ArticleCard, cardFields } from '#shared/collections/article-card.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { Question } from '#shared/collections/question.ts';
import type { Tag } from '#shared/collections/tag.ts';
import { RecordMissing } from '#web/data/outcomes.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import { readPage } from '#web/frames/read-page.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

export type ListedTag = Pick<Tag, 'id' | 'alias' | 'title' | 'url' | 'articles_count' | 'questions_count'>;
export type TaggedQuestion = Pick<Question, 'id' | 'title' | 'url' | 'metainfo'>;

/** A tag with a page of what bears it. */
export interface ShownTag {
  readonly tag: ListedTag;
  readonly metainfo: Metainfo | null;
  readonly articles: readonly ArticleCard[];
  readonly questions: readonly TaggedQuestion[];
}

export interface TagsData {
  /** Absent on the index. */
  readonly shown: ShownTag | undefined;
  /** A page of the index; empty on the page of a tag. */
  readonly tags: readonly ListedTag[];
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const tagFields = ['id', 'alias', 'title', 'url', 'articles_count', 'questions_count'] as const;
const articlesPerPage = 12;
const questionsPerPage = 10;
/** A data query answers 100 records at most: a page of the index is two of them. */
const perQuery = 100;

/** All tags, or what bears the one that `?tag=` names by its alias. */
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

type Main = Pick<TagsData, 'shown' | 'tags' | 'pages'>;

async function loadIndex(data: LoadRequest['data'], page: number): Promise<Main> {
  const ask = (half: number) =>
    data.list<readonly ListedTag[]>(
      'tag',
      { fields: tagFields, limit: perQuery, page: 2 * page - 1 + half, total: half === 0 },
      [],
    );
  const [first, second] = await Promise.all([ask(0), ask(1)]);
  const pages = Math.max(1, Math.ceil(first.total / (2 * perQuery)));
  return { shown: undefined, tags: [...first.records, ...second.records], pages };
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
    shown: { tag, metainfo, articles: articles.records, questions: questions.records },
    tags: [],
    pages,
  };
}
