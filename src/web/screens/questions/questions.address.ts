import { paths } from '#shared/paths/paths.ts';

/** The filters and the order in the address of the list. */
export interface QuestionsAddress {
  readonly category?: number | undefined;
  readonly tag?: string | undefined;
  readonly isMostReadFirst?: boolean;
}

const mostRead = 'views';

/** Returns an address such as `/kithkhva-pasukhi.html?category=12&sort=views`, without a page number. */
export function questionsPath({ category, tag, isMostReadFirst }: QuestionsAddress): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set('category', String(category));
  if (tag !== undefined) query.set('tag', tag);
  if (isMostReadFirst) query.set('sort', mostRead);
  const search = query.toString();
  return search === '' ? paths.questions : `${paths.questions}?${search}`;
}

/** Parses the query string; `undefined` for an invalid category. An unknown order falls back to the default. */
export function readQuestionsAddress(search: URLSearchParams): QuestionsAddress | undefined {
  const category = search.get('category') ?? undefined;
  if (category !== undefined && !/^[1-9]\d{0,8}$/.test(category)) return undefined;
  return {
    category: category === undefined ? undefined : Number(category),
    tag: search.get('tag') ?? undefined,
    isMostReadFirst: search.get('sort') === mostRead,
  };
}
