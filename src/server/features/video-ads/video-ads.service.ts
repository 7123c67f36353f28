import type { AdTag, TaggedAd } from '#server/adapters/ad-tags/ad-tag.ts';
import type { Outside, OutsideHead } from '#server/adapters/outside/outside.ts';
import { withMacros } from '#shared/advertising/tag-macros.ts';
import { isExternal, safeLink } from '#shared/content/safe-address.ts';
import type { VideoAd } from '#shared/contracts/video-ads.ts';
import type { AdImages } from './ad-images.ts';
import type { SealedAddresses } from './sealed-addresses.ts';

export type VideoAds = ReturnType<typeof createVideoAds>;

/** Tags asked at a time; whoever comes then sees the video without ads. */
const mostAtOnce = 40;
const mostMediaBytes = 40 * 1024 * 1024;
const mostMediaMs = 120_000;
const impression = { mostBytes: 64 * 1024, mostMs: 3_000 } as const;

export interface SealedQuery {
  readonly to: string;
  readonly seal: string;
}

/**
 * Video ads, with the portal between readers and ad servers: it fetches the tag, the picture, the film and the impression
 * address itself, so that a reader's browser asks nobody else and the ad server learns nothing of the reader.
 */
export function createVideoAds(parts: {
  tag: AdTag;
  outside: Outside;
  images: AdImages;
  addresses: SealedAddresses;
  onError: (error: unknown) => void;
}) {
  const { tag, outside, images, addresses, onError } = parts;
  let asking = 0;

  /** Fetches the tag once. `null` when it offers nothing or something is wrong with it: the video plays without. */
  async function fetchAd(): Promise<VideoAd | null> {
    if (asking >= mostAtOnce) return null;
    asking += 1;
    try {
      const tagged = await tag.read();
      return tagged ? present(tagged) : null;
    } catch (error) {
      onError(error);
      return null;
    } finally {
      asking -= 1;
    }
  }

  function present({ impressions, overlay, preroll }: TaggedAd): VideoAd | null {
    const image = overlay && ownOrSealed('image', overlay.image);
    const media = preroll && ownOrSealed('media', preroll.media);
    if (!image && !media) return null;
    return {
      overlay: image
        ? {
            image,
            link: webLink(overlay.link),
            impression: addresses.seal('impression', webOnly(impressions)),
          }
        : null,
      preroll: media
        ? {
            media,
            link: webLink(preroll.link),
            // Without an overlay the ad is seen when its film begins.
            impression: addresses.seal(
              'impression',
              webOnly([...preroll.starts, ...(image ? [] : impressions)]),
            ),
          }
        : null,
    };
  }

  function ownOrSealed(purpose: 'image' | 'media', address: string): string | undefined {
    if (builtIn.test(address)) return address;
    const [safe] = webOnly([address]);
    return safe && addresses.seal(purpose, [safe]);
  }

  /** Asks the addresses that count the ad. Whether they answer is theirs to care about. */
  async function countImpression(query: SealedQuery): Promise<boolean> {
    const sealed = addresses.open('impression', query);
    if (!sealed) return false;
    await Promise.allSettled(
      sealed.map((address) => outside.fetch({ address: withMacros(address), ...impression })),
    );
    return true;
  }

  /** The picture of an overlay as webp; `null` when it cannot be had, `undefined` when nobody sealed it. */
  async function getImage(query: SealedQuery): Promise<Buffer | null | undefined> {
    const [address] = addresses.open('image', query) ?? [];
    return address === undefined ? undefined : ((await images.get(address)) ?? null);
  }

  /** The film of a pre-roll as it comes; `null` when it cannot be had, `undefined` when nobody sealed it. */
  async function openMedia(query: SealedQuery, range: string | undefined) {
    const [address] = addresses.open('media', query) ?? [];
    if (address === undefined) return undefined;
    const asked = {
      address,
      mostBytes: mostMediaBytes,
      mostMs: mostMediaMs,
      headers: {
        'accept-encoding': 'identity',
        ...(range && /^bytes=\d*-\d*$/.test(range) ? { range } : {}),
      },
    };
    const answer = await outside.open(asked).catch(() => undefined);
    if (answer && isFilm(answer)) return answer;
    answer?.body.destroy();
    return null;
  }

  return { fetchAd, countImpression, getImage, openMedia };
}

/** Of the portal's own addresses a tag may name the demonstration's alone, and not lead from there to others. */
const builtIn = /^\/static\/demo-ad\/[\w-]+\.web[mp]$/;

const isFilm = ({ status, headers }: OutsideHead): boolean =>
  (status === 200 || status === 206) && /^video\/(mp4|webm)\b/i.test(headers['content-type'] ?? '');

const webLink = (address: string | null): string | null =>
  webOnly(address === null ? [] : [address])[0] ?? null;

/** Addresses on the web, cleaned; anything else is left out. */
const webOnly = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const safe = safeLink(address.trim());
    return safe !== undefined && isExternal(safe) ? [safe] : [];
  });
