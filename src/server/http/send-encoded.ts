import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncodedBody, encodingOf } from '#server/caching/encoding.ts';

/**
 * Sends a text in an encoding that the client accepts; pass an `EncodedBody` for a text that is sent repeatedly. Never use it
 * for an answer with a secret beside text of the requester: the compressed length would reveal the secret (BREACH).
 */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  text: EncodedBody | string,
): Promise<FastifyReply> {
  const body = typeof text === 'string' ? new EncodedBody(Buffer.from(text)) : text;
  const encoding = encodingOf(request.headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body.encoded(encoding));
}
