import type { SafeHttpClient } from '#server/adapters/safe-http/safe-http-client.ts';
import { SafeHttpError } from '#server/adapters/safe-http/safe-http-error.ts';
import { FeedError, type FeedSource } from './feed-source.ts';

const maxBytes = 1024 * 1024;
const accept = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8';

/** Reads RSS and Atom over HTTP, with a timeout of five seconds, a limit of one megabyte and conditional requests. */
export function createHttpFeeds(safeHttp: SafeHttpClient): FeedSource {
  return {
    async read({ address, etag, lastModified, signal }) {
      const answer = await safeHttp
        .fetch({
          address,
          maxBytes,
          headers: {
            accept,
            ...(etag ? { 'if-none-match': etag } : {}),
            ...(lastModified ? { 'if-modified-since': lastModified } : {}),
          },
          ...(signal ? { signal } : {}),
        })
        .catch((error) => {
          throw error instanceof SafeHttpError ? new FeedError(error.reason, { cause: error }) : error;
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
 * Decodes as UTF-8 if the bytes are valid, because declared charsets are often wrong; otherwise by BOM, header or document
 * declaration.
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
      // Unknown charset: the next one is tried.
    }
  }
  return new TextDecoder().decode(bytes);
}

const shortOrNull = (value: string | undefined): string | null =>
  value !== undefined && value.length <= 200 ? value : null;
