import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingOf } from '#server/caching/encoding.ts';
import type { HeaderList, Page } from './pages.ts';
import { headOf, sendWithHead } from './ready-head.ts';

/** Browsers ask each time, CDNs may keep a minute and go on while they ask; errors are kept by nobody. */
const cacheable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const vary = 'Accept-Encoding, User-Agent, Sec-CH-UA-Mobile';

export const listHeaders = (headers: object): HeaderList => Object.entries(headers).flat();

/**
 * Writes a page to GET or HEAD. Fast path and Fastify's both end here, on the bare response.
 * Range is not offered for pages, so a Range header is answered with the whole page.
 */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: HeaderList,
): void | Promise<void> => send(request, response, page, headers, write);

/** The same for a page from the cache. `headers` are the same for all of them: the head of each is put together once. */
export const sendReadyPage = (
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: HeaderList,
): void | Promise<void> => send(request, response, page, headers, writeReady);

function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: HeaderList,
  writeIt: typeof write,
): void | Promise<void> {
  const wanted = encodingOf(request.headers['accept-encoding']);
  const body = page.body.ready(wanted);
  if (body) return writeIt(request, response, page, headers, wanted, body);
  return page.body
    .encoded(wanted)
    .then((encoded) => writeIt(request, response, page, headers, wanted, encoded));
}

function writeReady(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: HeaderList,
  encoding: Encoding,
  body: Buffer,
): void {
  const isPlain = page.location === undefined && request.headers['if-none-match'] === undefined;
  if (isPlain) {
    let head = page.heads.get(encoding);
    if (head === undefined) {
      head = headOf(page.status, [...headers, ...ownHeaders(page, encoding, body)]);
      page.heads.set(encoding, head);
    }
    if (sendWithHead(response, head, request.method === 'HEAD' ? undefined : body)) return;
  }
  write(request, response, page, headers, encoding, body);
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: HeaderList,
  encoding: Encoding,
  body: Buffer,
): void {
  if (page.location !== undefined) {
    const moved = ['location', page.location, 'content-length', '0'];
    response.writeHead(page.status, [...headers, ...commonHeaders(page), ...moved]);
    response.end();
    return;
  }
  const known = request.headers['if-none-match'];
  if (known !== undefined && page.status === 200 && matches(known, page.etag)) {
    response.writeHead(304, [...headers, ...commonHeaders(page), 'etag', etagOf(page, encoding)]);
    response.end();
    return;
  }
  response.writeHead(page.status, [...headers, ...ownHeaders(page, encoding, body)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function ownHeaders(page: Page, encoding: Encoding, body: Buffer): HeaderList {
  const list = [...commonHeaders(page), 'content-type', page.type, 'content-length', String(body.length)];
  if (page.status === 200) list.push('etag', etagOf(page, encoding));
  if (encoding !== 'identity') list.push('content-encoding', encoding);
  return list;
}

const commonHeaders = (page: Page): HeaderList => [
  'vary',
  vary,
  'content-language',
  'ka',
  'cache-control',
  page.isShared && (page.status === 200 || page.status === 301) ? cacheable : 'no-store',
];

const etagOf = (page: Page, encoding: Encoding): string =>
  encoding === 'identity' ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;

/** Whichever encoding the client kept, it is the same page. */
function matches(asked: string, etag: string): boolean {
  return asked.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '');
    return tag === '*' || tag === `"${etag}"` || tag.startsWith(`"${etag}-`);
  });
}
