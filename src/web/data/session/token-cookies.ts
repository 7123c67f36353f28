/** The browser's own store of its tokens (CONTRACT.md section 3). The server reads them only to choose a page. */
export interface TokenStore {
  access(): string | undefined;
  refresh(): string | undefined;
  saveAccess(token: string): void;
  save(tokens: { access_token: string; refresh_token: string }): void;
  clear(): void;
}

const thirtyDays = 30 * 24 * 60 * 60;

/** Value of a cookie this script may read. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return found ? decode(found.slice(name.length + 1)) || undefined : undefined;
}

/** What somebody else wrote may be no encoding at all: then it is taken as it is, and the page comes alive. */
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
