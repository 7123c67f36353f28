import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from '#server/caching/encoding.ts';
import { retryAfter } from '../errors.ts';
import type { Page } from './pages.ts';

/**
 * Answers GET or HEAD with a page in an encoding that the client accepts, or with 304 if the client has it. A Range header is
 * ignored: pages are sent whole.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): undefined | Promise<undefined> {
  const encoding = encodingOf(request.headers['accept-encoding']);
  const { status, headers, etag, body } = page;
  request.screen = page.screen;
  reply.code(status).headers(headers);
  if (status === 503) reply.header('retry-after', String(retryAfter));
  if (page.location !== undefined) {
    reply.header('location', page.location).send();
    return;
  }
  if (status === 200) {
    reply.header('etag', encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`);
    const known = request.headers['if-none-match'];
    if (known !== undefined && matches(known, etag)) {
      reply.code(304).send();
      return;
    }
  }
  reply.header('content-type', page.type);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const bytes = body.cached(encoding);
  if (!bytes) return body.encoded(encoding).then((encoded) => void reply.send(encoded));
  reply.send(bytes);
}

/** The ETag is that of the page in any encoding. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((one) => {
    const tag = one.trim().replace(/^W\//, '');
    return tag === '*' || tag === `"${etag}"` || tag.startsWith(`"${etag}-`);
  });
}
