import { VASTClient } from '@dailymotion/vast-client';
import { DOMParser } from '@xmldom/xmldom';
import { z } from 'zod';
import { tidyXml } from '#server/adapters/safe-http/tidy-xml.ts';
import { tagTimeoutMs } from '#shared/advertising/video-times.ts';
import type { TaggedAd } from './ad-tag.ts';

/** The standard recommends at most five wrappers around an ad. */
const maxDocuments = 6;
/** The limit of requests for one tag, since each document may name many wrappers. */
const maxRequests = 10;
/** Every wrapper may add one. */
const maxImpressions = 10;
/** The width in pixels that pre-rolls are shown at; the file of the nearest width is chosen. */
const shownWidth = 780;

const text = z.string().nullish().catch(null);
const addresses = z
  .array(z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]))
  .catch([]);
const events = z.record(z.string(), addresses).catch({});
const mediaFile = z.object({
  fileURL: text,
  mimeType: text,
  apiFramework: text,
  deliveryType: text,
  width: z.coerce.number().catch(0),
});
const clickThrough = z
  .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
  .nullish()
  .catch(null);
const creative = z.object({
  type: z.string(),
  variations: z
    .array(z.object({ staticResource: text, type: text, nonlinearClickThroughURLTemplate: clickThrough }))
    .catch([])
    .default([]),
  mediaFiles: z.array(mediaFile).catch([]).default([]),
  videoClickThroughURLTemplate: clickThrough,
  trackingEvents: events.default({}),
});
const ad = z.object({ impressionURLTemplates: addresses, creatives: z.array(creative).catch([]) });
const response = z.object({ ads: z.array(ad).catch([]) });

/**
 * Reads the first displayable overlay or pre-roll of a VAST document, following wrappers.
 * @throws Error when a document cannot be fetched or is no VAST
 */
export async function readVast(
  address: string,
  load: (address: string) => Promise<string>,
): Promise<TaggedAd | undefined> {
  let requests = 0;
  const urlHandler = {
    get: async (url: string) => {
      requests += 1;
      if (requests > maxRequests) throw new Error('the ad tag leads to too many others');
      const xml = tidyXml(await load(url));
      return {
        xml: new DOMParser().parseFromString(xml, 'text/xml'),
        details: { byteLength: xml.length, statusCode: 200 },
      };
    },
  };
  const options = { urlHandler, wrapperLimit: maxDocuments, timeout: tagTimeoutMs, resolveAll: true };
  const { ads } = response.parse(await new VASTClient().get(address, options));
  return ads.map(offerOf).find(({ overlay, preroll }) => overlay || preroll);
}

function offerOf({ impressionURLTemplates, creatives }: z.infer<typeof ad>): TaggedAd {
  const still = creatives
    .flatMap(({ variations }) => variations)
    .find(({ staticResource, type }) => staticResource && (!type || /^\s*image\//i.test(type)));
  const films = creatives
    .filter(({ type }) => type === 'linear')
    .map((film) => ({ film, file: fileOf(film) }));
  const played = films.find(({ file }) => file !== undefined);
  return {
    impressions: [...new Set(impressionURLTemplates)].slice(0, maxImpressions),
    overlay: still?.staticResource
      ? { image: still.staticResource, link: still.nonlinearClickThroughURLTemplate ?? null }
      : undefined,
    preroll: played?.file
      ? {
          media: played.file,
          link: played.film.videoClickThroughURLTemplate ?? null,
          starts: (played.film.trackingEvents.start ?? []).slice(0, maxImpressions),
        }
      : undefined,
  };
}

/** The progressive video file whose width is nearest to `shownWidth`. */
function fileOf({ mediaFiles }: z.infer<typeof creative>): string | undefined {
  const distance = ({ width }: { width: number }) => Math.abs(width - shownWidth);
  const [nearest] = mediaFiles
    .filter(
      ({ fileURL, mimeType, apiFramework, deliveryType }) =>
        fileURL &&
        !apiFramework &&
        deliveryType !== 'streaming' &&
        /^\s*video\/(mp4|webm)\s*$/i.test(mimeType ?? ''),
    )
    .sort((one, other) => distance(one) - distance(other));
  return nearest?.fileURL ?? undefined;
}
