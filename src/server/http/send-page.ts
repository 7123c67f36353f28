import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingOf } from './encoding.ts';
import type { Page } from './pages.ts';

/** Browsers ask each time, CDNs may keep a minute and go on while they ask; errors are kept by nobody. */
const cacheable = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const vary = 'Accept-Encoding, User-Agent, Sec-CH-UA-Mobile';

/**
 * Writes a page to GET or HEAD. Fast path and Fastify's both end here, on the bare response.
 * Range is not offered for pages, so a Range header is answered with the whole page.
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: Readonly<Record<string, string>>,
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
  headers: Readonly<Record<string, string>>,
  encoding: string,
  body: Buffer,
): void {
  const etag = encoding === 'identity' ? `"${page.etag}"` : `"${page.etag}-${encoding}"`;
  const common: Record<string, string> = {
    ...headers,
    vary,
    'content-language': 'ka',
    'cache-control': page.isShared && (page.status === 200 || page.status === 301) ? cacheable : 'no-store',
  };
  if (page.location !== undefined) {
    response.writeHead(page.status, { ...common, location: page.location, 'content-length': 0 });
    response.end();
    return;
  }
  if (page.status === 200) common.etag = etag;
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, common);
    response.end();
    return;
  }
  common['content-type'] = page.type;
  common['content-length'] = String(body.length);
  if (encoding !== 'identity') common['content-encoding'] = encoding;
  response.writeHead(page.status, common);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whichever encoding the client kept, it is the same page. */
function matches(asked: string | undefined, etag: string): boolean {
  if (!asked) return false;
  return asked.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '');
    return tag === '*' || tag.startsWith(`"${etag}`);
  });
}
