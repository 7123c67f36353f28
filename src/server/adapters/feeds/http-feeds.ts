import { type Outside, OutsideError } from '#server/adapters/outside/outside.ts';
import { FeedError, type FeedSource } from './feed-source.ts';

const mostBytes = 1024 * 1024;
const accept = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8';

/** RSS and Atom over HTTP: five seconds, one megabyte, and nothing sent twice that did not change. */
export function createHttpFeeds(outside: Outside): FeedSource {
  return {
    async read({ address, etag, lastModified, signal }) {
      const answer = await outside
        .fetch({
          address,
          mostBytes,
          headers: {
            accept,
            ...(etag ? { 'if-none-match': etag } : {}),
            ...(lastModified ? { 'if-modified-since': lastModified } : {}),
          },
          ...(signal ? { signal } : {}),
        })
        .catch((error) => {
          throw error instanceof OutsideError ? new FeedError(error.reason, { cause: error }) : error;
        });
      if (answer.status === 304) return { kind: 'unchanged' };
      if (answer.status !== 200) throw new FeedError(`status_${answer.status}`);
      const { parseOffers } = await import('./parse-offers.ts');
      return {
        kind: 'offers',
        offers: parseOffers(decode(answer.body, answer.headers['content-type'])),
        etag: shortOrNull(answer.headers.etag),
        lastModified: shortOrNull(answer.headers['last-modified']),
      };
    },
  };
}

/**
 * In UTF-8 wherever the bytes are that, for headers and declarations are often left as a server had them; else in the
 * letters that the mark of order, the header or the document names.
 */
function decode(bytes: Buffer, contentType = ''): string {
  const declared =
    /charset\s*=\s*"?([\w-]{1,40})/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]{1,40})/i.exec(
      bytes.subarray(0, 300).toString('latin1'),
    )?.[1];
  const marked = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.toString('hex', 0, 2)];
  for (const letters of [marked, 'utf-8', declared]) {
    try {
      if (letters) return new TextDecoder(letters, { fatal: true }).decode(bytes);
    } catch {
      // The next may fit.
    }
  }
  return new TextDecoder().decode(bytes);
}

const shortOrNull = (value: string | undefined): string | null =>
  value !== undefined && value.length <= 200 ? value : null;
