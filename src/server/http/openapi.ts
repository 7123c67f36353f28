import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { describePortal } from '#shared/contracts/openapi.ts';

/** `/openapi.json`: the calls of the portal, made once from the descriptions. */
export function installOpenApi(app: FastifyInstance, config: Config): void {
  const document = Buffer.from(
    JSON.stringify(describePortal({ siteName: config.SITE_NAME, siteUrl: config.SITE_URL })),
  );
  app.get('/openapi.json', (_request, reply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(document),
  );
}
