import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';

const known: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** All methods the server supports; sent as `Allow` with the 405 for any other method. */
export const methodsAtAll = 'GET, HEAD, POST';

export const isKnownMethod = (method: string): boolean => known.some((each) => each === method);

export const methodNotAllowed = (): Problem =>
  new Problem('method_not_allowed', {
    message: httpMessages.refused.method_not_allowed,
    code: 'method_not_allowed',
  });

/**
 * Records the methods of each path and returns a function that adds routes which answer other methods with 405 and `Allow`. The
 * page handler does the same for paths with a wildcard.
 */
export function rememberMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<HTTPMethods>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one as HTTPMethods);
    methodsOf.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...methodsOf]) {
      if (url.includes('*')) continue;
      const others = known.filter(
        (method) => !methods.has(method) && !(method === 'HEAD' && methods.has('GET')),
      );
      const allow = known.filter((method) => !others.includes(method)).join(', ');
      app.route({
        method: others,
        url,
        config: { csrf: false },
        // Answers before the body is read.
        onRequest: async (_request, reply) => {
          reply.header('allow', allow);
          throw methodNotAllowed();
        },
        handler: methodNotAllowed,
      });
    }
  };
}
