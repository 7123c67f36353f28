import type { DataClient } from '#web/data/data-client.ts';

const perQuestion = 100;
/** Best records of a search that a list is narrowed to: nobody turns more pages. */
const most = 500;

/** The condition that leaves the records of a kind the words lead to, inflected, mistyped or in Latin letters. */
export async function findByWords(
  data: DataClient,
  kind: string,
  words: string,
): Promise<{ readonly $in: readonly number[] }> {
  const ask = (page: number) =>
    data.list<readonly { readonly id: number }[]>(
      'search',
      { find: { q: words, type: kind }, fields: ['id'], limit: perQuestion, page },
      [],
    );
  const first = await ask(1);
  const pages = Math.ceil(Math.min(first.total, most) / perQuestion);
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => ask(at + 2)));
  return { $in: [first, ...others].flatMap(({ records }) => records.map(({ id }) => id)) };
}
