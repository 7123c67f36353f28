const longest = 2_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these inside addresses, so „java\tscript:“ runs
const ignoredByBrowsers = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]+/g;

/** Returns a link's address if it is http(s), mailto, tel or inside the portal. */
export function safeLink(href: string): string | undefined {
  const address = clean(href);
  if (address === undefined) return undefined;
  if (/^(mailto|tel):[^:]+$/i.test(address)) return address;
  return webAddress(address);
}

/** Returns a picture's address if it is http(s) or inside the portal; never `data:`. */
export function safeImageSource(src: string): string | undefined {
  const address = clean(src);
  return address === undefined || address.startsWith('#') ? undefined : webAddress(address);
}

/** Whether an address is outside of the portal. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href);

function clean(raw: string): string | undefined {
  const address = raw.replace(ignoredByBrowsers, (found) => (/^ +$/.test(found) ? ' ' : '')).trim();
  const joined = address.replaceAll(' ', '%20');
  return joined === '' || joined.length > longest || joined.includes('\\') ? undefined : joined;
}

function webAddress(address: string): string | undefined {
  if (/^https?:\/\/[^/?#]/i.test(address)) return address;
  if (/^\/\/[^/?#]/.test(address)) return `https:${address}`;
  const beforePath = address.split(/[/?#]/, 1)[0] ?? '';
  return beforePath.includes(':') || address.startsWith('//') ? undefined : address;
}
