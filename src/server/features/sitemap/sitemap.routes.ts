import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page, Pages } from '#server/http/pages.ts';
import { listHeaders, sendPage } from '#server/http/send-page.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/http.ts';
import type { Sitemap } from './sitemap.service.ts';

const type = 'application/xml; charset=utf-8';

/** `/sitemap.xml` and the files it names. */
export function installSitemap(
  app: FastifyInstance,
  { sitemap, pages }: { sitemap: Sitemap; pages: Pages },
): void {
  app.get('/sitemap.xml', async (request, reply) =>
    send(request, reply, await pages.keep('index', type, sitemap.getIndex)),
  );

  app.get('/sitemap-pages.xml', async (request, reply) =>
    send(request, reply, await pages.keep('pages', type, sitemap.getPages)),
  );

  app.get<{ Params: { kind: string; number: string } }>(
    '/sitemap-:kind(^[a-z_]+)-:number(^[1-9]\\d{0,5}).xml',
    async (request, reply) => {
      const { kind, number } = request.params;
      const page = await pages.keep(`${kind} ${number}`, type, async () => {
        const file = await sitemap.getFile(kind, Number(number));
        if (!file) throw new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
        return file;
      });
      return send(request, reply, page);
    },
  );
}

async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<void> {
  reply.hijack();
  await sendPage(request.raw, reply.raw, page, listHeaders(reply.getHeaders()));
}
