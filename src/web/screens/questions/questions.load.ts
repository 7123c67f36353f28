import type { Category } from '#shared/collections/category.ts';
import type { Question } from '#shared/collections/question.ts';
import type { Tag } from '#shared/collections/tag.ts';
import { legacyAliases } from '#shared/paths/legacy-aliases.ts';
import { loadRecommended, type RecommendedLists } from '#web/advertising/recommended/load-recommended.ts';
import { RecordMissing, RecordMoved } from '#web/data/load-errors.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { countPages, readPage } from '#web/layouts/page/read-page.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';
import { type QuestionsAddress, questionsPath, readQuestionsAddress } from './questions.address.ts';

const questionFields = ['id', 'title', 'url', 'category', 'consultant', 'answered_at', 'metainfo'] as const;
export type ListedQuestion = Pick<Question, (typeof questionFields)[number]>;
export type Topic = Pick<Category, 'id' | 'alias' | 'title'>;

export interface QuestionsData {
  readonly address: QuestionsAddress;
  readonly category: (Topic & Pick<Category, 'parent'>) | undefined;
  readonly tag: Pick<Tag, 'alias' | 'title' | 'url'> | undefined;
  readonly topics: readonly Topic[];
  readonly questions: readonly ListedQuestion[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
  readonly recommended: RecommendedLists;
}

const perPage = 12;

/**
 * Loads one page of answered questions: all, of a category with its subcategories or of a tag; newest or most read
 * first.
 */
export async function loadQuestions({ data, search }: LoadRequest): Promise<QuestionsData> {
  const page = readPage(search);
  const address = readQuestionsAddress(search);
  if (!address) throw new RecordMissing('questions');
  const [category, tag, topics, list, mostRead, recommended] = await Promise.all([
    findCategory(address.category, data),
    findTag(address, data),
    data.optionalList<readonly Topic[]>(
      'category',
      { find: { 'parent.id': null }, fields: ['id', 'alias', 'title'], sort: 'position', limit: 100 },
      [],
    ),
    data.list<readonly ListedQuestion[]>(
      'question',
      {
        find: {
          ...(address.category === undefined ? {} : { 'category.id': address.category }),
          ...(address.tag === undefined ? {} : { 'tags.alias': address.tag }),
        },
        fields: questionFields,
        sort: address.isMostReadFirst ? '-views' : '-answered_at',
        limit: perPage,
        page,
      },
      [],
    ),
    loadMostRead(data),
    loadRecommended(data, address.category),
  ]);
  const pages = countPages(list.total, perPage, page);
  return {
    ...{ address, category, tag, page, pages, mostRead, recommended },
    topics: topics.records,
    questions: list.records,
    total: list.total,
  };
}

async function findCategory(
  id: number | undefined,
  data: LoadRequest['data'],
): Promise<QuestionsData['category']> {
  if (id === undefined) return undefined;
  const fields = ['id', 'alias', 'title', 'parent'];
  return (await data.record<NonNullable<QuestionsData['category']>>('category', { find: { id }, fields }))
    .record;
}

/** Finds the requested tag. Throws `RecordMoved` if the alias is an old spelling of an existing one. */
async function findTag(
  address: QuestionsAddress,
  data: LoadRequest['data'],
): Promise<QuestionsData['tag'] | undefined> {
  if (address.tag === undefined) return undefined;
  const aliases = [address.tag, ...legacyAliases(address.tag)];
  const query = { find: { alias: { $in: aliases } }, fields: ['alias', 'title', 'url'], limit: 100 };
  const { records } = await data.list<readonly NonNullable<QuestionsData['tag']>[]>('tag', query, []);
  const exact = records.find(({ alias }) => alias === address.tag);
  if (exact) return exact;
  if (records[0]) throw new RecordMoved(questionsPath({ ...address, tag: records[0].alias }));
  throw new RecordMissing(`tag ${address.tag}`);
}
