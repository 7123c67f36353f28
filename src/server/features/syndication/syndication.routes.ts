import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page, Pages } from '#server/http/pages.ts';
import { listHeaders, sendPage } from '#server/http/send-page.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/http.ts';
import type { Syndication } from './syndication.service.ts';

const type = 'application/rss+xml; charset=utf-8';

/** `/rss.xml` and `/category/{id}-{alias}.rss.xml`. */
export function installSyndication(
  app: FastifyInstance,
  { syndication, pages }: { syndication: Syndication; pages: Pages },
): void {
  app.get('/rss.xml', async (request, reply) =>
    send(request, reply, await pages.keep('all', type, syndication.getFeed)),
  );

  app.get<{ Params: { id: string } }>('/category/:id(^\\d{1,9})-:alias.rss.xml', async (request, reply) => {
    const id = Number(request.params.id);
    const page = await pages.keep(String(id), type, async () => {
      const feed = await syndication.getCategoryFeed(id);
      if (!feed) throw new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
      return feed;
    });
    return send(request, reply, page);
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<void> {
  reply.hijack();
  await sendPage(request.raw, reply.raw, page, listHeaders(reply.getHeaders()));
}
