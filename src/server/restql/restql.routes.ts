import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { findCaller, type Identify } from '#server/http/identity.ts';
import { sendEncoded } from '#server/http/send-encoded.ts';
import { isPlainObject } from './parse-values.ts';
import type { Restql } from './restql.service.ts';

/** `POST /api/restql/{collection}/`. It changes nothing: no CSRF token is asked for. */
export function installRestql(
  app: FastifyInstance,
  restql: Restql,
  noticeReader: (articleId: number, request: IncomingMessage) => void,
  identify: Identify,
): void {
  app.post<{ Params: { collection: string } }>(
    '/api/restql/:collection',
    { config: { csrf: false } },
    async (request, reply) => {
      const { collection } = request.params;
      const caller = restql.isPersonalCollection(collection)
        ? await findCaller(request, identify)
        : undefined;
      const viewer = { isStaff: false, accountId: caller?.accountId };
      const { body } = await restql.ask(collection, request.body === undefined ? {} : request.body, viewer);
      const readId = collection === 'article' ? soleArticle(request.body) : undefined;
      if (readId !== undefined) noticeReader(readId, request.raw);
      reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
      return sendEncoded(request, reply, body());
    },
  );
}

/** The article a browser asks for when its reader opens it. */
function soleArticle(body: unknown): number | undefined {
  if (!isPlainObject(body) || body.many !== false || !isPlainObject(body.find)) return undefined;
  return typeof body.find.id === 'number' ? body.find.id : undefined;
}
