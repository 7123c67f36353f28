import type { MapSettings } from '#shared/geography/map-tiles.ts';

interface ServerConstants {
  now: number;
  csrf_token: string;
  media_url: string;
  static_url: string;
  site_name: string;
  /** The service that counts visits, where there is one. */
  analytics?: string;
  /** Whether advertisements of others are shown in videos. */
  video_ads?: boolean;
  /** The map that the office opens, where one is set up. */
  map?: MapSettings;
}

declare global {
  interface Window {
    constants?: ServerConstants;
  }
}

/**
 * Advances `window.constants.now`, the server's time in seconds from `/constants.js`, once a second. After a
 * suspension it catches up on the missed time.
 */
export function startServerClock(): void {
  let lastTick = Date.now();
  setInterval(() => {
    const seconds = Math.floor((Date.now() - lastTick) / 1000);
    lastTick += seconds * 1000;
    // A step back of the device's clock is ignored, because the server's clock does not step back.
    if (window.constants && seconds > 0) window.constants.now += seconds;
  }, 1000);
}
