import type { DataClient } from '#web/data/data-client.ts';

const perQuery = 100;
/** Maximum number of search results that a list is filtered by, because readers never reach later pages. */
const maxRecords = 500;

/**
 * Returns a condition on the ids that the search finds, so that word forms, typos and Latin transcription work in
 * lists too.
 */
export async function searchIds(
  data: DataClient,
  kind: string,
  text: string,
): Promise<{ readonly $in: readonly number[] }> {
  const loadPage = (page: number) =>
    data.list<readonly { readonly id: number }[]>(
      'search',
      { find: { q: text, type: kind }, fields: ['id'], limit: perQuery, page },
      [],
    );
  const first = await loadPage(1);
  const pages = Math.ceil(Math.min(first.total, maxRecords) / perQuery);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => loadPage(index + 2)),
  );
  return { $in: [first, ...others].flatMap(({ records }) => records.map(({ id }) => id)) };
}
