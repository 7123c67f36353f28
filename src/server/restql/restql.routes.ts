import type { FastifyInstance } from 'fastify';
import { findCaller, type Identify } from '#server/http/identity.ts';
import { type NoticeReader, readingOf } from '#server/http/reading.ts';
import { sendEncoded } from '#server/http/send-encoded.ts';
import { isPlainObject } from './parse-values.ts';
import type { Restql } from './restql.service.ts';

/** `POST /api/restql/{collection}/`. It changes nothing: no CSRF token is asked for. */
export function installRestql(
  app: FastifyInstance,
  restql: Restql,
  noticeReader: NoticeReader,
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
      const { answer, body } = await restql.ask(
        collection,
        request.body === undefined ? {} : request.body,
        viewer,
      );
      const reading = isForOne(request.body) ? readingOf(collection, idOf(answer[collection])) : undefined;
      if (reading) noticeReader(reading, request.raw);
      reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
      return sendEncoded(request, reply, body());
    },
  );
}

/** The browser asks for a record alone when its reader opens it. */
const isForOne = (body: unknown): boolean => isPlainObject(body) && body.many === false;

const idOf = (record: unknown): unknown => (isPlainObject(record) ? record.id : undefined);
