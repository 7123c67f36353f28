import { Parser } from 'htmlparser2';
import type { RawOffer } from '#server/adapters/feeds/feed-source.ts';
import { isExternal, safeImageSource, safeLink } from '#shared/content/safe-address.ts';

/** An offer fit for display: plain text, an http(s) address, and the address of its picture. */
export interface CleanOffer {
  readonly link: string;
  readonly title: string;
  readonly description: string;
  readonly source: string | null;
}

const maxTitleLength = 200;
const maxDescriptionLength = 2_000;
/** The number of characters of HTML that are parsed. */
const maxHtmlLength = 20_000;
const silent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
]);

/**
 * Cleans an offer; relative addresses are resolved against the feed's.
 * @returns undefined for an offer without a title or an http(s) address
 */
export function cleanOffer(raw: RawOffer, feedAddress: string): CleanOffer | undefined {
  const title = shortened(plainText(raw.title), maxTitleLength);
  const link = webAddress(safeLink(raw.link), feedAddress);
  if (title === '' || link === undefined) return undefined;
  const picture = raw.picture === undefined ? undefined : safeImageSource(raw.picture);
  return {
    link,
    title,
    description: shortened(plainText(raw.description, nameOfPrice), maxDescriptionLength),
    source: webAddress(picture, feedAddress) ?? null,
  };
}

function webAddress(address: string | undefined, base: string): string | undefined {
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const { href, username, password } = new URL(address, base);
  return isExternal(href) && username === '' && password === '' ? href : undefined;
}

/** The word that marks the content of an element as a price, if its name or class says so. */
type WordFor = (name: string, attributes: Readonly<Record<string, string>>) => string;

/** Elements with such a name or class contain a price. */
const priceName = /(?<![\w-])(?:new|old)_price(?![\w-])/i;

const nameOfPrice: WordFor = (name, { class: classes = '', id = '' }) =>
  priceName.exec(`${name} ${classes} ${id}`)?.[0].toLowerCase() ?? '';

/** The text of HTML, without scripts and styles. */
function plainText(html: string, wordFor: WordFor = () => ''): string {
  const words: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (silent.has(name)) hidden += 1;
      words.push(hidden === 0 ? ` ${wordFor(name, attributes)} ` : ' ');
    },
    ontext(text) {
      if (hidden === 0) words.push(text);
    },
    onclosetag(name) {
      if (silent.has(name)) hidden -= 1;
      words.push(' ');
    },
  });
  parser.end(html.slice(0, maxHtmlLength));
  return words
    .join('')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

const shortened = (text: string, most: number): string => {
  const letters = Array.from(text);
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};
