import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EncodedBody, encodingOf } from '#server/caching/encoding.ts';

/** Answers with a body that is kept compressed, in the form the client takes. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
): Promise<FastifyReply> {
  const encoding = encodingOf(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.encoded(encoding));
}
