import type { SnippetPart } from '#shared/collections/search.ts';
import type { AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { splitWords } from '#shared/language/georgian/normalize.ts';
import { verbKeysOf } from '#shared/language/georgian/verb-roots.ts';
import { plainText } from './indexing/html-text.ts';
import type { Term } from './query-plan.ts';

/** Makes the snippet of a record from its texts, the ones to prefer first; empty where nothing matches. */
export type MakeSnippet = (texts: readonly string[]) => readonly SnippetPart[];

/** What a word has in common with a query: the stem or the root of a verb, and what it says there. */
interface Match {
  readonly key: string;
  readonly weight: number;
}

/** Texts are read so far, in characters: what answers a question stands near the beginning or under its own heading. */
const mostRead = 8_000;
/** A passage is cut at a word boundary after so many characters. */
const longestSnippet = 240;
/** Two lines of a phone hold little more: a match that stands later would not be seen, and the passage begins so far before it. */
const latestMatch = 60;
const shownBefore = 30;
/** Beside it a further word of the same stem says little more. */
const repeatedShare = 0.1;

const analyse = createAnalyse();

/**
 * Creates the snippets of one query: of each record the sentence that holds most of the terms by weight, with the matching
 * words marked. A word matches by its stem, or as another form of a verb.
 */
export function createMakeSnippet(terms: readonly Term[]): MakeSnippet {
  const stemWeights = new Map<string, number>();
  const verbWeights = new Map<string, number>();
  const add = (weights: Map<string, number>, key: string, weight: number) =>
    weights.set(key, Math.max(weight, weights.get(key) ?? 0));
  for (const { own, others, further, weight, words } of terms) {
    for (const stem of [...own, ...others.flat(), ...further.flat()].flat()) add(stemWeights, stem, weight);
    for (const key of words.flatMap(({ skeletons }) => skeletons.flatMap(verbKeysOf)))
      add(verbWeights, key, weight);
  }
  const verbs = [...verbWeights.keys()];
  /** Of each word that was met, as it is written: texts about one question have most of their words in common. */
  const matches = new Map<string, Match | null>();

  function matchOf(written: string): Match | null {
    const known = matches.get(written);
    if (known !== undefined) return known;
    const [word] = analyse(written);
    const match = (word && !word.isFunctionWord && compare(word)) || null;
    matches.set(written, match);
    return match;
  }

  function compare({ stems, skeletons }: AnalysedWord): Match | undefined {
    const stem = stems.find((one) => stemWeights.has(one));
    if (stem !== undefined) return { key: stem, weight: stemWeights.get(stem) ?? 0 };
    // Taking a verb apart costs more than looking whether it can hold one of the roots at all.
    const verb = skeletons
      .filter((skeleton) => verbs.some((key) => skeleton.includes(key)))
      .flatMap(verbKeysOf)
      .find((key) => verbWeights.has(key));
    return verb === undefined ? undefined : { key: `~${verb}`, weight: verbWeights.get(verb) ?? 0 };
  }

  function scoreOf(sentence: string): number {
    const foundWords = new Set<string>();
    let score = 0;
    for (const written of splitWords(sentence)) {
      const match = matchOf(written);
      if (!match) continue;
      score += match.weight * (foundWords.has(match.key) ? repeatedShare : 1);
      foundWords.add(match.key);
    }
    return score;
  }

  return (texts) => {
    let best = { sentence: '', score: 0 };
    for (const sentence of texts.flatMap((text) => sentencesOf(plainText(text.slice(0, mostRead))))) {
      const score = scoreOf(sentence);
      if (score > best.score) best = { sentence, score };
    }
    return markMatches(shorten(beginNearMatch(best.sentence, matchOf)), matchOf);
  };
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Leaves out the beginning of a sentence whose first match stands late. */
function beginNearMatch(sentence: string, matchOf: (written: string) => Match | null): string {
  const first = [...sentence.matchAll(wordPattern)].find(([text]) => matchOf(text) !== null);
  if (!first || first.index <= latestMatch) return sentence;
  return `…${sentence.slice(sentence.indexOf(' ', first.index - shownBefore) + 1)}`;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

function shorten(sentence: string): string {
  if (sentence.length <= longestSnippet) return sentence;
  const cut = sentence.lastIndexOf(' ', longestSnippet);
  return `${sentence.slice(0, cut > 0 ? cut : longestSnippet)}…`;
}

/** Parts a sentence into words that match and what stands between them. */
function markMatches(sentence: string, matchOf: (written: string) => Match | null): SnippetPart[] {
  const parts: SnippetPart[] = [];
  for (const text of sentence.split(/([\p{L}\p{M}\p{N}]+)/u).filter(Boolean)) {
    const match = matchOf(text) !== null;
    const last = parts.at(-1);
    if (last && last.match === match) parts[parts.length - 1] = { text: last.text + text, match };
    else parts.push({ text, match });
  }
  return parts;
}
