import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import type { VideoAdAnswer } from '#shared/contracts/video-ads.ts';
import { httpMessages } from '#shared/language/ka/http.ts';
import type { SealedQuery, VideoAds } from './video-ads.service.ts';

/** What comes from others is a picture or a film and nothing else, whatever it is opened as. */
const locked = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * What an ad server does not give is an empty answer and no fault of the page's: browsers would write one down as such.
 */
const nothing = (reply: FastifyReply) => reply.code(204).header('cache-control', 'no-store').send();

/** `GET /api/video-ads/` fetches one ad tag; below it lie its picture, its film and what counts it as seen. */
export function installVideoAds(app: FastifyInstance, videoAds: VideoAds): void {
  app.get('/api/video-ads', async (_request, reply): Promise<VideoAdAnswer> => {
    reply.header('cache-control', 'no-store');
    return { ad: await videoAds.fetchAd() };
  });

  app.get<{ Querystring: Partial<SealedQuery> }>('/api/video-ads/image', async ({ query }, reply) => {
    const bytes = await videoAds.getImage(readQuery(query));
    if (bytes === undefined) throw notFound(reply);
    if (bytes === null) return nothing(reply);
    return reply
      .headers({ ...locked, 'content-type': 'image/webp', 'cache-control': 'private, max-age=600' })
      .send(bytes);
  });

  app.get<{ Querystring: Partial<SealedQuery> }>(
    '/api/video-ads/media',
    async ({ query, headers }, reply) => {
      const film = await videoAds.openMedia(readQuery(query), headers.range);
      if (film === undefined) throw notFound(reply);
      if (film === null) return nothing(reply);
      for (const name of ['content-type', 'content-length', 'content-range', 'accept-ranges']) {
        const value = film.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply
        .code(film.status)
        .headers({ ...locked, 'cache-control': 'no-store' })
        .send(film.body);
    },
  );

  app.get<{ Querystring: Partial<SealedQuery> }>('/api/video-ads/impression', async ({ query }, reply) => {
    if (!(await videoAds.countImpression(readQuery(query)))) throw notFound(reply);
    return nothing(reply);
  });
}

const readQuery = ({ to, seal }: Partial<SealedQuery>): SealedQuery => ({
  to: typeof to === 'string' ? to : '',
  seal: typeof seal === 'string' ? seal : '',
});

function notFound(reply: FastifyReply): Problem {
  reply.header('cache-control', 'no-store');
  return new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });
}
