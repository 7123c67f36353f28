import type { AdTag, TaggedAd } from '#server/adapters/ad-tags/ad-tag.ts';
import type { SafeHttpClient, SafeHttpHead } from '#server/adapters/safe-http/safe-http-client.ts';
import { withMacros } from '#shared/advertising/tag-macros.ts';
import { isExternal, safeLink } from '#shared/content/safe-address.ts';
import type { VideoAd } from '#shared/contracts/video-ads.ts';
import type { AdImages } from './ad-images.ts';
import type { SignedAddresses } from './signed-addresses.ts';

export type VideoAds = ReturnType<typeof createVideoAds>;

/** The limit of concurrent tag requests; further readers see the video without an ad. */
const maxAtOnce = 40;
const maxMediaBytes = 40 * 1024 * 1024;
const maxMediaMs = 120_000;
const impression = { maxBytes: 64 * 1024, timeoutMs: 3_000 } as const;

/** A reader who agreed that an ad server gets this. */
export interface Reader {
  readonly address: string;
  readonly agent: string;
}

export interface SignedQuery {
  readonly to: string;
  readonly seal: string;
}

/**
 * Video ads, proxied by the portal: it requests the tag, picture, film and impression address itself, so that readers' browsers
 * contact no ad server and ad servers learn nothing about readers who have not agreed to it.
 */
export function createVideoAds(parts: {
  tag: AdTag;
  safeHttp: SafeHttpClient;
  images: AdImages;
  addresses: SignedAddresses;
  /** Counts an advertisement that was shown. */
  noteShown: () => void;
  onError: (error: unknown) => void;
}) {
  const { tag, safeHttp, images, addresses, noteShown, onError } = parts;
  let running = 0;

  /** Fetches an ad; null if there is none or the tag is faulty, and the video plays without. */
  async function fetchAd(): Promise<VideoAd | null> {
    if (running >= maxAtOnce) return null;
    running += 1;
    try {
      const tagged = await tag.read();
      return tagged ? present(tagged) : null;
    } catch (error) {
      onError(error);
      return null;
    } finally {
      running -= 1;
    }
  }

  function present({ impressions, overlay, preroll }: TaggedAd): VideoAd | null {
    const image = overlay && ownOrSigned('image', overlay.image);
    const media = preroll && ownOrSigned('media', preroll.media);
    if (!image && !media) return null;
    return {
      overlay: image
        ? {
            image,
            link: webLink(overlay.link),
            impression: addresses.write('impression', webOnly(impressions)),
          }
        : null,
      preroll: media
        ? {
            media,
            link: webLink(preroll.link),
            // Without an overlay the impression counts when the film starts.
            impression: addresses.write(
              'impression',
              webOnly([...preroll.starts, ...(image ? [] : impressions)]),
            ),
          }
        : null,
    };
  }

  function ownOrSigned(purpose: 'image' | 'media', address: string): string | undefined {
    if (builtIn.test(address)) return address;
    const [safe] = webOnly([address]);
    return safe && addresses.write(purpose, [safe]);
  }

  /**
   * Counts that an ad was shown, and requests its tracking addresses; failures are ignored. A reader who agreed to it is passed on
   * as VAST 4.2 has it for servers that ask in readers' place (section 6.3.2); else ad networks take all readers for one.
   */
  async function countImpression(query: SignedQuery, reader?: Reader): Promise<boolean> {
    const signed = addresses.read('impression', query);
    if (!signed) return false;
    noteShown();
    const headers: Readonly<Record<string, string>> = reader
      ? { 'x-device-ip': reader.address, 'x-device-user-agent': reader.agent }
      : {};
    await Promise.allSettled(
      signed.map((address) => safeHttp.fetch({ address: withMacros(address), ...impression, headers })),
    );
    return true;
  }

  /** An overlay's picture as WebP; null if it cannot be fetched, undefined if the address is not signed. */
  async function getImage(query: SignedQuery): Promise<Buffer | null | undefined> {
    const [address] = addresses.read('image', query) ?? [];
    return address === undefined ? undefined : ((await images.get(address)) ?? null);
  }

  /** Streams a pre-roll's film; null if it cannot be fetched, undefined if the address is not signed. */
  async function openMedia({ range, ...query }: SignedQuery & { readonly range: string | undefined }) {
    const [address] = addresses.read('media', query) ?? [];
    if (address === undefined) return undefined;
    const request = {
      address,
      maxBytes: maxMediaBytes,
      timeoutMs: maxMediaMs,
      headers: {
        'accept-encoding': 'identity',
        ...(range && /^bytes=\d*-\d*$/.test(range) ? { range } : {}),
      },
    };
    const answer = await safeHttp.open(request).catch(() => undefined);
    if (answer && isFilm(answer)) return answer;
    answer?.body.destroy();
    return null;
  }

  return { fetchAd, countImpression, getImage, openMedia };
}

/** The only addresses of the portal that a tag may name: those of the demonstration. */
const builtIn = /^\/static\/demo-ad\/[\w-]+\.web[mp]$/;

const isFilm = ({ status, headers }: SafeHttpHead): boolean =>
  (status === 200 || status === 206) && /^video\/(mp4|webm)\b/i.test(headers['content-type'] ?? '');

const webLink = (address: string | null): string | null =>
  webOnly(address === null ? [] : [address])[0] ?? null;

/** Keeps and normalises http(s) addresses. */
const webOnly = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => {
    const safe = safeLink(address.trim());
    return safe !== undefined && isExternal(safe) ? [safe] : [];
  });
