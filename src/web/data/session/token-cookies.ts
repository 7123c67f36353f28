/** The browser's token storage (CONTRACT.md section 3). The server reads the tokens only to decide on redirects. */
export interface TokenStore {
  access(): string | undefined;
  refresh(): string | undefined;
  saveAccess(token: string): void;
  save(tokens: { access_token: string; refresh_token: string }): void;
  clear(): void;
}

const thirtyDays = 30 * 24 * 60 * 60;

/** Returns the value of a cookie that is not HttpOnly. */
export function readCookie(name: string): string | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return cookie ? decode(cookie.slice(name.length + 1)) || undefined : undefined;
}

/** Decodes a cookie's value. A malformed encoding, as set by other scripts, is returned as it is. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export const tokenCookies: TokenStore = {
  access: () => readCookie('token'),
  refresh: () => readCookie('refreshToken'),
  saveAccess: (token) => writeCookie('token', token, thirtyDays),
  save: ({ access_token, refresh_token }) => {
    writeCookie('token', access_token, thirtyDays);
    writeCookie('refreshToken', refresh_token, thirtyDays);
  },
  clear: () => {
    writeCookie('token', '', 0);
    writeCookie('refreshToken', '', 0);
  },
};
