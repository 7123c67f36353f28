import type { FastifyReply } from 'fastify';
import type { RegisterCall } from '#server/http/register-call.ts';
import { reportVideoAds } from '#shared/contracts/office/campaigns.ts';
import { Problem } from '#shared/contracts/problem.ts';
import {
  countVideoAdImpression,
  getVideoAd,
  getVideoAdImage,
  getVideoAdMedia,
} from '#shared/contracts/video-ads.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';
import type { ShownAds } from './shown-ads.service.ts';
import type { VideoAds } from './video-ads.service.ts';

/** External files are served as picture or film only, in an opaque sandbox. */
const locked = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

/** Sends 204 when the ad server fails; browsers would report an error status as a fault of the page. */
const sendNothing = (reply: FastifyReply) => reply.code(204).send();

const notFound = (): Problem =>
  new Problem('not_found', { message: httpMessages.notFound, code: 'not_found' });

/** Registers the call that fetches an ad, the addresses of its picture, film and impression counter, and the report of them. */
export function installVideoAds(
  register: RegisterCall,
  { videoAds, shownAds }: { readonly videoAds: VideoAds; readonly shownAds: ShownAds },
): void {
  register(reportVideoAds, ({ input }) => shownAds.reportShown(input));

  register(getVideoAd, async () => ({ ad: await videoAds.fetchAd() }));

  register(getVideoAdImage, async ({ input, reply }) => {
    const bytes = await videoAds.getImage(input);
    if (bytes === undefined) throw notFound();
    if (bytes === null) return sendNothing(reply);
    return reply
      .headers({ ...locked, 'content-type': 'image/webp', 'cache-control': 'private, max-age=600' })
      .send(bytes);
  });

  register(getVideoAdMedia, async ({ input, request, reply }) => {
    const film = await videoAds.openMedia({ ...input, range: request.headers.range });
    if (film === undefined) throw notFound();
    if (film === null) return sendNothing(reply);
    for (const name of ['content-type', 'content-length', 'content-range', 'accept-ranges']) {
      const value = film.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(film.status).headers(locked).send(film.body);
  });

  register(countVideoAdImpression, async ({ input: { with_reader, ...query }, origin }) => {
    const reader = with_reader === undefined ? undefined : origin;
    if (!(await videoAds.countImpression(query, reader))) throw notFound();
  });
}
