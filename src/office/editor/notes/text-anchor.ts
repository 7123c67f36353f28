/**
 * A place of a text that is found again after the text was edited: its words with what stood around them, as the
 * TextQuoteSelector of the W3C's Web Annotation Data Model, and where they began. Lengths and positions are in UTF-16 units.
 */
export interface TextAnchor {
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly position: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** How much of what stands around the words is stored. */
const contextLength = 48;
/** By how much of the context words that were rewritten are found: at the text's ends one side of it is short. */
const searchedContext = 12;
const minContext = { oneSide: 4, both: 16 };

/** Describes a place of a text. */
export const anchorOf = (text: string, { from, to }: Span): TextAnchor => ({
  quote: text.slice(from, to),
  prefix: text.slice(Math.max(0, from - contextLength), from),
  suffix: text.slice(to, to + contextLength),
  position: from,
});

/**
 * Finds the place of an anchor in a text as it is now. Of several places with its words it is the one whose surroundings agree most,
 * then the nearest. Words that were rewritten lie between what stood before and after them; undefined where that is gone too.
 */
export function findAnchor(text: string, anchor: TextAnchor): Span | undefined {
  return findWords(text, anchor) ?? findBetween(text, anchor);
}

function findWords(text: string, { quote, prefix, suffix, position }: TextAnchor): Span | undefined {
  if (quote === '') return undefined;
  let best: { from: number; agreement: number } | undefined;
  for (let from = text.indexOf(quote); from !== -1; from = text.indexOf(quote, from + 1)) {
    const agreement =
      commonEnd(text.slice(Math.max(0, from - prefix.length), from), prefix) +
      commonStart(text.slice(from + quote.length, from + quote.length + suffix.length), suffix);
    const isNearer = best && Math.abs(from - position) < Math.abs(best.from - position);
    if (!best || agreement > best.agreement || (agreement === best.agreement && isNearer))
      best = { from, agreement };
  }
  return best && { from: best.from, to: best.from + quote.length };
}

function findBetween(text: string, { quote, prefix, suffix, position }: TextAnchor): Span | undefined {
  const before = prefix.slice(-searchedContext);
  const after = suffix.slice(0, searchedContext);
  if (Math.min(before.length, after.length) < minContext.oneSide) return undefined;
  if (before.length + after.length < minContext.both) return undefined;
  const longest = quote.length * 2 + contextLength;
  let best: Span | undefined;
  for (let at = text.indexOf(before); at !== -1; at = text.indexOf(before, at + 1)) {
    const from = at + before.length;
    const to = text.indexOf(after, from);
    if (to <= from || to - from > longest) continue;
    if (!best || Math.abs(from - position) < Math.abs(best.from - position)) best = { from, to };
  }
  return best;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function commonEnd(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length))
    length += 1;
  return length;
}
