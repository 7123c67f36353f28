import type { FastifyInstance } from 'fastify';
import type { Pages } from '#server/http/pages/pages.ts';
import { sendPage } from '#server/http/pages/send-page.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';
import type { Sitemap } from './sitemap.service.ts';

const type = 'application/xml; charset=utf-8';

/** Serves `/sitemap.xml` and the files it lists. */
export function installSitemap(
  app: FastifyInstance,
  { sitemap, pages }: { sitemap: Sitemap; pages: Pages },
): void {
  app.get('/sitemap.xml', async (request, reply) =>
    sendPage(request, reply, await pages.getDocument('index', type, sitemap.getIndex)),
  );

  app.get('/sitemap-pages.xml', async (request, reply) =>
    sendPage(request, reply, await pages.getDocument('pages', type, sitemap.getPages)),
  );

  app.get<{ Params: { kind: string; number: string } }>(
    '/sitemap-:kind(^[a-z_]+)-:number(^[1-9]\\d{0,5}).xml',
    async (request, reply) => {
      const { kind, number } = request.params;
      const page = await pages.getDocument(`${kind} ${number}`, type, async () => {
        const file = await sitemap.getFile(kind, Number(number));
        if (!file) throw new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
        return file;
      });
      return sendPage(request, reply, page);
    },
  );
}
