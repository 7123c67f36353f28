import type { FastifyInstance } from 'fastify';
import { EncodedBody } from '#server/caching/encoding.ts';
import type { Config } from '#server/config.ts';
import { describePortal } from '#shared/contracts/openapi.ts';
import { sendEncoded } from './send-encoded.ts';

/** Serves `/openapi.json`, the description of all calls. It is built at the first request and cached. */
export function installOpenApi(app: FastifyInstance, config: Config): void {
  let document: EncodedBody | undefined;
  app.get('/openapi.json', (request, reply) => {
    document ??= new EncodedBody(
      Buffer.from(JSON.stringify(describePortal({ siteName: config.SITE_NAME, siteUrl: config.SITE_URL }))),
    );
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600');
    return sendEncoded(request, reply, document);
  });
}
