import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingOf } from '#server/caching/encoding.ts';
import type { Page } from './pages.ts';

/** Browsers ask each time, CDNs may keep a minute and go on while they ask; errors are kept by nobody. */
const cacheable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const vary = 'Accept-Encoding, User-Agent, Sec-CH-UA-Mobile';

type Headers = Readonly<Record<string, string>>;

/**
 * Writes a page to GET or HEAD. Fast path and Fastify's both end here, on the bare response.
 * Range is not offered for pages, so a Range header is answered with the whole page.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: Headers,
): void | Promise<void> {
  const wanted = encodingOf(request.headers['accept-encoding']);
  const body = page.body.ready(wanted);
  if (body) return write(request, response, page, headers, wanted, body);
  return page.body
    .encoded(wanted)
    .then((encoded) => write(request, response, page, headers, wanted, encoded));
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: Headers,
  encoding: Encoding,
  body: Buffer,
): void {
  if (page.location !== undefined) {
    response.writeHead(page.status, {
      ...commonHeaders(page, headers),
      location: page.location,
      'content-length': '0',
    });
    response.end();
    return;
  }
  const known = request.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && matches(known, page.etag)) {
    response.writeHead(304, { ...commonHeaders(page, headers), etag: etagOf(page, encoding) });
    response.end();
    return;
  }
  response.writeHead(page.status, headList(page, headers, encoding, body));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What goes out with a form of a page never changes, so it is put together once. */
const headLists = new WeakMap<Buffer, { headers: Headers; list: string[] }>();

function headList(page: Page, headers: Headers, encoding: Encoding, body: Buffer): string[] {
  const known = headLists.get(body);
  if (known?.headers === headers) return known.list;
  const head: Record<string, string> = { ...commonHeaders(page, headers), 'content-type': page.type };
  head['content-length'] = String(body.length);
  if (page.status === 200) head.etag = etagOf(page, encoding);
  if (encoding !== 'identity') head['content-encoding'] = encoding;
  const list = Object.entries(head).flat();
  headLists.set(body, { headers, list });
  return list;
}

const commonHeaders = (page: Page, headers: Headers): Record<string, string> => ({
  ...headers,
  vary,
  'content-language': 'ka',
  'cache-control': page.isShared && (page.status === 200 || page.status === 301) ? cacheable : 'no-store',
});

const etagOf = (page: Page, encoding: Encoding): string =>
  encoding === 'identity' ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;

/** Whichever encoding the client kept, it is the same page. */
function matches(asked: string, etag: string): boolean {
  return asked.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '');
    return tag === '*' || tag === `"${etag}"` || tag.startsWith(`"${etag}-`);
  });
}
