import { Parser } from 'htmlparser2';
import type { RawOffer } from '#server/adapters/feeds/feed-source.ts';
import { isExternal, safeImageSource, safeLink } from '#shared/content/safe-address.ts';

/** An offer as readers may see it: plain text, a web address, and where its picture comes from. */
export interface CleanOffer {
  readonly link: string;
  readonly title: string;
  readonly description: string;
  readonly source: string | null;
}

const longestTitle = 200;
const longestDescription = 2_000;
/** Of html that text is read from: what stands behind it is not shown anyway. */
const longestHtml = 20_000;
const silent: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
]);

/** An offer without a title or a web address is none. Addresses count from the feed's own. */
export function cleanOffer(raw: RawOffer, feedAddress: string): CleanOffer | undefined {
  const title = shortened(plainText(raw.title), longestTitle);
  const link = webAddress(safeLink(raw.link), feedAddress);
  if (title === '' || link === undefined) return undefined;
  const picture = raw.picture === undefined ? undefined : safeImageSource(raw.picture);
  return {
    link,
    title,
    description: shortened(plainText(raw.description, nameOfPrice), longestDescription),
    source: webAddress(picture, feedAddress) ?? null,
  };
}

function webAddress(address: string | undefined, base: string): string | undefined {
  if (address === undefined || !URL.canParse(address, base)) return undefined;
  const { href, username, password } = new URL(address, base);
  return isExternal(href) && username === '' && password === '' ? href : undefined;
}

/** A word that an element stands for, besides what is written in it. */
type WordFor = (name: string, attributes: Readonly<Record<string, string>>) => string;

/** An element that is named after a price, or of a class so named, says what the number inside it is. */
const priceName = /(?<![\w-])(?:new|old)_price(?![\w-])/i;

const nameOfPrice: WordFor = (name, { class: classes = '', id = '' }) =>
  priceName.exec(`${name} ${classes} ${id}`)?.[0].toLowerCase() ?? '';

/** The words of html, without those of scripts and styles. */
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
  parser.end(html.slice(0, longestHtml));
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
