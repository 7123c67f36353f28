import { type Outside, OutsideError } from '#server/adapters/outside/outside.ts';
import { FeedError, type FeedSource } from './feed-source.ts';
import { parseOffers } from './parse-offers.ts';

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
      return {
        kind: 'offers',
        offers: parseOffers(decode(answer.body, answer.headers['content-type'])),
        etag: shortOrNull(answer.headers.etag),
        lastModified: shortOrNull(answer.headers['last-modified']),
      };
    },
  };
}

/** In the letters that the header or the document itself names; UTF-8 where they name none that is known. */
function decode(bytes: Buffer, contentType = ''): string {
  const declared =
    /charset\s*=\s*"?([\w-]{1,40})/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w-]{1,40})/i.exec(
      bytes.subarray(0, 300).toString('latin1'),
    )?.[1];
  try {
    return new TextDecoder(declared ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const shortOrNull = (value: string | undefined): string | null =>
  value !== undefined && value.length <= 200 ? value : null;
