import { overlayWindows, tagTimeoutMs } from '#shared/advertising/video-times.ts';
import { getVideoAd, type VideoAd } from '#shared/contracts/video-ads.ts';
import { readChoice } from '#web/data/consent-choice.ts';
import { sendCall } from '#web/data/session/send-call.ts';

/** Fetches one advertisement per overlay, each with its own request; null for those that fail or time out. */
export function fetchAds(): Promise<readonly (VideoAd | null)[]> {
  return Promise.all(overlayWindows.map(() => fetchAd().catch(() => null)));
}

async function fetchAd(): Promise<VideoAd | null> {
  return (await sendCall(getVideoAd, {}, { signal: AbortSignal.timeout(tagTimeoutMs) })).ad;
}

/**
 * Reports an impression. `keepalive` lets the request survive leaving the page. Who was shown the advertisement is passed on with
 * the reader's consent alone.
 */
export function countAd(impression: string): void {
  fetch(readChoice().ads === true ? `${impression}&with_reader=1` : impression, {
    keepalive: true,
    cache: 'no-store',
  }).catch(() => undefined);
}
