import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EncodedBody, encodingOf } from '#server/caching/encoding.ts';

/** Shorter texts hardly become smaller. */
const minLength = 1_000;

/** Sends a text in an encoding that the client accepts; pass an `EncodedBody` for a text that is sent repeatedly. */
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

/**
 * Has every longer text that these routes answer go out in an encoding that the client accepts. The length of a compressed answer
 * tells of a secret in it where somebody else can have it asked again with words of his own beside it (BREACH): nobody can here, for
 * an answer with a secret needs a Bearer token, which a browser does not send by itself.
 */
export function installEncoding(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minLength) return payload;
    const encoding = encodingOf(request.headers['accept-encoding']);
    reply.header('vary', 'Accept-Encoding');
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return new EncodedBody(Buffer.from(payload)).encoded(encoding);
  });
}
