import { agreesWith, isFormOf, keyOf } from './headword.ts';
import type { TermMatcher, TermName } from './term-matcher.ts';

/** Elements whose text gets no links: headings, links and table heads, and the title of a callout. */
const unlinkedElement = /^<(h[1-6]|a|th)[ >]/;
const calloutTitle = /<aside [^>]*><p><strong>/y;

/**
 * Links the first mention of each term in safe HTML (written by content/render-html.ts), in one pass.
 * @param ownId the term that the text is about, which is not linked
 */
export function linkTerms(html: string, matcher: TermMatcher, ownId?: number): string {
  const linked = new Set<number>(ownId === undefined ? [] : [ownId]);
  let result = '';
  let copied = 0;
  let at = 0;
  while (at < html.length) {
    if (html.charCodeAt(at) === lessThan) {
      at = afterMarkup(html, at);
      continue;
    }
    const end = endOfText(html, at);
    while (at < end) {
      const code = html.charCodeAt(at);
      if (code === ampersand) {
        at = afterEntity(html, at, end);
        continue;
      }
      const kind = kindOf(code);
      if (kind === 0) {
        at += 1;
        continue;
      }
      const from = at;
      at = endOfWord(html, at, end, kind);
      const mention = findMention(html, from, at, end, matcher);
      if (!mention) continue;
      at = mention.to;
      if (linked.has(mention.name.termId)) continue;
      linked.add(mention.name.termId);
      result += `${html.slice(copied, from)}${mention.name.link}${html.slice(from, at)}</a>`;
      copied = at;
    }
  }
  return copied === 0 ? html : result + html.slice(copied);
}

const lessThan = 60;
const ampersand = 38;

function endOfText(html: string, at: number): number {
  const next = html.indexOf('<', at);
  return next < 0 ? html.length : next;
}

/** The position after a tag, or after an element that gets no links. */
function afterMarkup(html: string, at: number): number {
  const element = unlinkedElement.exec(html.slice(at, at + 4))?.[1];
  if (element) return after(html, `</${element}>`, at);
  calloutTitle.lastIndex = at;
  if (calloutTitle.test(html)) return after(html, '</p>', at);
  return after(html, '>', at);
}

function after(html: string, sign: string, at: number): number {
  const found = html.indexOf(sign, at);
  return found < 0 ? html.length : found + sign.length;
}

function afterEntity(html: string, at: number, end: number): number {
  const close = html.indexOf(';', at);
  return close < 0 || close >= end ? at + 1 : close + 1;
}

/** The character class: 1 Georgian letter, 2 Latin letter, 3 digit, 0 separator. */
function kindOf(code: number): 0 | 1 | 2 | 3 {
  if (code >= 0x10d0) return code <= 0x10ff ? 1 : 0;
  if (code >= 48 && code <= 57) return 3;
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) ? 2 : 0;
}

function endOfWord(html: string, at: number, end: number, kind: number): number {
  let to = at + 1;
  while (to < end && kindOf(html.charCodeAt(to)) === kind) to += 1;
  return to;
}

interface Mention {
  readonly name: TermName;
  readonly to: number;
}

/** Finds the longest term name that starts with this word. */
function findMention(
  html: string,
  from: number,
  to: number,
  end: number,
  matcher: TermMatcher,
): Mention | undefined {
  const names = matcher(html, from, to);
  for (const name of names) {
    const until = endOfName(html, to, end, name);
    if (until !== undefined && !isPartOfWord(html, from, until, end)) return { name, to: until };
  }
  return undefined;
}

/** The end of a name whose first word matches; undefined if the following words differ. */
function endOfName(html: string, to: number, end: number, { words }: TermName): number | undefined {
  let at = to;
  for (let place = 1; place < words.length; place += 1) {
    const from = startOfNext(html, at, end);
    const headword = words[place];
    if (from === undefined || !headword) return undefined;
    at = endOfWord(html, from, end, kindOf(html.charCodeAt(from)));
    const word = html.slice(from, at);
    const isLast = place === words.length - 1;
    const fits = isLast
      ? keyOf(word) === headword.key && isFormOf(headword, word)
      : agreesWith(headword, word);
    if (!fits) return undefined;
  }
  return at;
}

/** The start of the name's next word, directly after a space or hyphen. */
function startOfNext(html: string, at: number, end: number): number | undefined {
  const from = ' \u00a0\n-–'.includes(html[at] ?? '.') ? at + 1 : at;
  return from < end && kindOf(html.charCodeAt(from)) !== 0 ? from : undefined;
}

const maxEndingLength = 4;

/** Whether a word is half of a compound (გულ-სისხლძარღვთა, B12); a word before a case ending (ეკგ-ს) is not. */
function isPartOfWord(html: string, from: number, to: number, end: number): boolean {
  const before = html[from - 1];
  if (before === '-' || kindOf(html.charCodeAt(from - 1)) !== 0) return true;
  if (kindOf(html.charCodeAt(to)) !== 0) return true;
  if (html[to] !== '-' || to + 1 >= end) return false;
  const kind = kindOf(html.charCodeAt(to + 1));
  return kind !== 0 && endOfWord(html, to + 1, end, kind) - to - 1 > maxEndingLength;
}
