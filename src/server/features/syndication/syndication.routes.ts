import type { FastifyInstance } from 'fastify';
import type { Pages } from '#server/http/pages/pages.ts';
import { sendPage } from '#server/http/pages/send-page.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';
import type { Syndication } from './syndication.service.ts';

const type = 'application/rss+xml; charset=utf-8';

/** `/rss.xml` and `/category/{id}-{alias}.rss.xml`. */
export function installSyndication(
  app: FastifyInstance,
  { syndication, pages }: { syndication: Syndication; pages: Pages },
): void {
  app.get('/rss.xml', async (request, reply) =>
    sendPage(request, reply, await pages.getDocument('all', type, syndication.getFeed)),
  );

  app.get<{ Params: { id: string } }>('/category/:id(^\\d{1,9})-:alias.rss.xml', async (request, reply) => {
    const id = Number(request.params.id);
    const page = await pages.getDocument(String(id), type, async () => {
      const feed = await syndication.getCategoryFeed(id);
      if (!feed) throw new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
      return feed;
    });
    return sendPage(request, reply, page);
  });
}
