import type { CountDocuments } from '../understanding/query-terms.ts';

/** What so many records hold is common; how many more do changes nothing that a reader sees, so it need not be counted each time. */
const minCommon = 1_000;
const rememberedMs = 10 * 60_000;
const maxCached = 5_000;

/** Counts documents, and remembers for ten minutes what many hold. What few or none hold is counted anew, as it may be new. */
export function rememberCommonWords(countDocuments: CountDocuments, now: () => number): CountDocuments {
  const remembered = new Map<string, { readonly count: number; readonly at: number }>();
  let all = { count: 0, at: Number.NEGATIVE_INFINITY };
  const isFresh = ({ at }: { readonly at: number }): boolean => now() - at < rememberedMs;
  const recall = (query: string): number | undefined => {
    const known = remembered.get(query);
    return known && isFresh(known) ? known.count : undefined;
  };

  return async (queries) => {
    const unknown = [...new Set(queries.filter((query) => recall(query) === undefined))];
    const known = new Map(queries.map((query) => [query, recall(query)]));
    const counting = isFresh(all) ? unknown : [...new Set([...unknown, ...queries.slice(0, 1)])];
    if (counting.length > 0) {
      const counted = await countDocuments(counting);
      const at = now();
      all = { count: counted.all, at: counted.all < minCommon ? Number.NEGATIVE_INFINITY : at };
      if (remembered.size > maxCached) remembered.clear();
      counting.forEach((query, place) => {
        const count = counted.documentFrequency[place] ?? 0;
        known.set(query, count);
        if (count >= minCommon) remembered.set(query, { count, at });
      });
    }
    return { documentFrequency: queries.map((query) => known.get(query) ?? 0), all: all.count };
  };
}
