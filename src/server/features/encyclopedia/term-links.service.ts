import { TaggedCache } from '#server/caching/tagged-cache.ts';
import type { Filler } from '#server/restql/restql.service.ts';
import { linkTerms } from './link-terms.ts';
import { createTermMatcher, type TermMatcher } from './term-matcher.ts';
import type { TermsRepository } from './terms.repository.ts';

export type TermLinks = ReturnType<typeof createTermLinks>;

const tags = new Set(['term:*']);
/** There is one matcher; the cache is there for its tags and its single flight. */
const cacheBytes = 1024;
const secondsKept = 86_400;

/** Puts links to the encyclopedia into the bodies of answers. Names are read once for each change of a term. */
export function createTermLinks(repository: TermsRepository) {
  const matchers = new TaggedCache<TermMatcher>({ maxBytes: cacheBytes * 16 });

  const currentMatcher = (): Promise<TermMatcher> =>
    matchers.fetch('matcher', async () => ({
      value: createTermMatcher(await repository.listNamed()),
      tags,
      bytes: cacheBytes,
      seconds: secondsKept,
    }));

  /** Fills in the `body` of each record; a term's own text does not lead to itself. */
  const fillBodies =
    (isOwn: boolean): Filler =>
    async (records, rows, fields) => {
      if (!fields.includes('body') || records.length === 0) return { tags: [] };
      const matcher = await currentMatcher();
      records.forEach((record, at) => {
        record.body = linkTerms(String(record.body), matcher, isOwn ? Number(rows[at]?.id) : undefined);
      });
      return { tags };
    };

  return {
    fillArticles: fillBodies(false),
    fillTerms: fillBodies(true),
    drop: (tag: string) => matchers.drop(tag),
    forgetAll: () => matchers.clear(),
  };
}
