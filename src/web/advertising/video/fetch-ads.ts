import { overlayWindows, tagPatienceMs } from '#shared/advertising/video-times.ts';
import type { VideoAd, VideoAdAnswer } from '#shared/contracts/video-ads.ts';

/** One ad for each overlay, each from a tag of its own; what fails or is slow is no ad. */
export function fetchAds(): Promise<readonly (VideoAd | null)[]> {
  return Promise.all(overlayWindows.map(() => fetchAd().catch(() => null)));
}

async function fetchAd(): Promise<VideoAd | null> {
  const answer = await fetch('/api/video-ads/', {
    signal: AbortSignal.timeout(tagPatienceMs),
    cache: 'no-store',
  });
  return answer.ok ? ((await answer.json()) as VideoAdAnswer).ad : null;
}

/** Tells that an ad was shown. The page may be left meanwhile. */
export function countAd(impression: string): void {
  fetch(impression, { keepalive: true, cache: 'no-store' }).catch(() => undefined);
}
