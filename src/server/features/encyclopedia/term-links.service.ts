import { TaggedCache } from '#server/caching/tagged-cache.ts';
import type { Resolver } from '#server/queries/queries.service.ts';
import { linkTerms } from './link-terms.ts';
import { createTermMatcher, type TermMatcher } from './term-matcher.ts';
import type { TermsRepository } from './terms.repository.ts';

const tags = new Set(['term:*']);
/** Room for the one matcher; the cache serves for its tags and single flight. */
const cacheBytes = 1024;
const cacheSeconds = 86_400;

/** Adds links to the encyclopedia to the bodies of answers. Term names are read again only after a term has changed. */
export function createTermLinks(repository: TermsRepository) {
  const matchers = new TaggedCache<TermMatcher>({ maxBytes: cacheBytes * 16 });

  const currentMatcher = (): Promise<TermMatcher> =>
    matchers.fetch('matcher', async () => ({
      value: createTermMatcher(await repository.listNamed()),
      tags,
      bytes: cacheBytes,
      seconds: cacheSeconds,
    }));

  /** Resolves the `body` of each record; with `isOwn` a term's text does not link to itself. */
  const fillBodies =
    (isOwn: boolean): Resolver =>
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
