import { z } from 'zod';
import { defineCall } from './call.ts';

const place = {
  link: z.string().nullable(),
  /** Address to request once, when the ad begins to show. */
  impression: z.string(),
};
const videoAd = z
  .object({
    overlay: z
      .object({ image: z.string(), ...place })
      .nullable()
      .describe('Shown over the video for a while'),
    preroll: z
      .object({ media: z.string(), ...place })
      .nullable()
      .describe('Played before the video'),
  })
  .meta({ id: 'VideoAd' });
/** An ad from a fetched tag. All addresses except links are the portal's own. */
export type VideoAd = z.output<typeof videoAd>;

export const getVideoAd = defineCall({
  method: 'GET',
  path: '/api/video-ads/',
  summary: 'Fetch one ad tag',
  right: 'guest',
  answer: z.object({ ad: videoAd.nullable() }),
});

/** Addresses sealed by the portal. If the ad server has nothing, the answer is 204. */
const sealedText = z.string().catch('').default('');
const sealed = {
  method: 'GET',
  right: 'guest',
  request: z.object({ to: sealedText, seal: sealedText }),
} as const;

export const getVideoAdImage = defineCall({
  ...sealed,
  path: '/api/video-ads/image/',
  summary: "An ad's picture",
  answer: { status: 200, mediaType: 'image/webp', mayBeEmpty: true },
});

export const getVideoAdMedia = defineCall({
  ...sealed,
  path: '/api/video-ads/media/',
  summary: "An ad's film",
  answer: { status: 200, mediaType: 'video/*', mayBeEmpty: true },
});

export const countVideoAdImpression = defineCall({
  ...sealed,
  path: '/api/video-ads/impression/',
  summary: 'Tell the ad server that an ad was shown',
  request: sealed.request.extend({
    with_reader: z
      .literal('1')
      .optional()
      .catch(undefined)
      .describe('The reader agreed that the ad server gets their address and the name of their browser'),
  }),
  answer: { status: 204 },
});
