import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';

/** A store of media on another machine. It answers ranges and revalidation by itself. */
export interface StoredMedia {
  /** Whether a path can be one of the store's. */
  isPath(path: string): boolean;
  typeOf(path: string): string;
  /** `undefined` where there is no such file. @throws Error where the store does not answer */
  open(path: string, requestHeaders: Readonly<Record<string, string>>): Promise<StoredAnswer | undefined>;
}

interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | undefined;
}

const forwarded = ['range', 'if-none-match', 'if-modified-since', 'if-range'] as const;

/** Passes files of the store on under the media address: its credentials and address stay with the portal. */
export function installStoredMedia(
  app: FastifyInstance,
  options: {
    readonly store: StoredMedia;
    readonly mediaUrl: string;
    /** Sets what every file of media is sent with. */
    readonly setHeaders: (reply: FastifyReply, path: string) => void;
  },
): void {
  const { store, mediaUrl, setHeaders } = options;
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${mediaUrl}*`,
    handler: (request, reply) => pass(request, reply, request.params['*']),
  });

  async function pass(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const missing = new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
    if (!store.isPath(path)) throw missing;
    const conditions = forwarded.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const answer = await store.open(path, Object.fromEntries(conditions)).catch((error: unknown) => {
      request.log.error({ err: error, reqId: request.id }, 'media store');
      throw new Problem('unavailable', { message: httpMessages.unavailable, code: 'unavailable' });
    });
    if (!answer) throw missing;
    reply.code(answer.status).headers(answer.headers).type(store.typeOf(path));
    setHeaders(reply, path);
    if (request.method === 'GET') return reply.send(answer.body);
    answer.body?.destroy();
    return reply.send();
  }
}
