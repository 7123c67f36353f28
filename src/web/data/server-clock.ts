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

/** The server's clock in seconds comes with `/constants.js`; the browser carries it on, one second at a time. */
export function startServerClock(): void {
  setInterval(() => {
    if (window.constants) window.constants.now += 1;
  }, 1000);
}
