interface ServerConstants {
  now: number;
  csrf_token: string;
  media_url: string;
  static_url: string;
  site_name: string;
}

declare global {
  interface Window {
    constants?: ServerConstants;
  }
}

/**
 * The server's clock in seconds comes with `/constants.js`; the browser carries it on, one second at a time. A page
 * that slept, in a pocket or behind others, catches up on what it missed.
 */
export function startServerClock(): void {
  let last = Date.now();
  setInterval(() => {
    const seconds = Math.floor((Date.now() - last) / 1000);
    last += seconds * 1000;
    // The device's own clock may be set back: the server's is not.
    if (window.constants && seconds > 0) window.constants.now += seconds;
  }, 1000);
}
