import type { Analyse, AnalysedWord } from '#shared/language/georgian/analyse.ts';
import { keyOf } from '#shared/language/georgian/skeleton.ts';
import type { SearchDocument } from './document.ts';
import { readHtml } from './html-text.ts';

/** A row of search_entry and the words it brings to search_word. Lists are distinct and hold ASCII words. */
export interface IndexEntry {
  readonly id: number;
  readonly keys: readonly string[];
  /** Of the title and the other names; those of the title itself a second time, marked, and those of the summary. */
  readonly titleStems: readonly string[];
  readonly titleLength: number;
  readonly stems: readonly string[];
  readonly words: readonly TitleWord[];
  readonly sortedAt: string | null;
  readonly facets: readonly string[];
}

export interface TitleWord {
  readonly word: string;
  readonly stem: string;
  readonly shown: string;
}

/** How a stem says where it stands: of the title, of introtext or a heading. Stems themselves are lower case. */
export const inTitle = (stem: string): string => `T${stem}`;
/** In the title itself, not only in another name. */
export const inName = (stem: string): string => `N${stem}`;
export const inSummary = (stem: string): string => `S${stem}`;

const maxBodyStems = 400;
const maxTitleWords = 60;
/** An index row of PostgreSQL holds so much. */
const longestKey = 300;

/** What is kept of a record to find it by. Pure. */
export function makeEntry(document: SearchDocument, analyse: Analyse): IndexEntry {
  const titles = [document.title, ...document.synonyms];
  const title = titles.flatMap((one) => analyse(one)).slice(0, maxTitleWords);
  const { headings, text } = readHtml(document.html);
  const named = document.names.flatMap((one) => analyse(one));
  const titleStems = [...new Set([...title, ...named].flatMap(stemsInTitle))];
  const ownTitle = analyse(document.title);
  const summaryStems = [...countStems(analyse(`${document.summary} ${headings}`)).keys()];
  const bodyStems = commonest(countStems(analyse(text)), maxBodyStems);
  return {
    id: document.id,
    keys: [...new Set(titles.map((one) => keyOf(one).slice(0, longestKey)).filter(Boolean))],
    titleStems: [
      ...titleStems,
      ...new Set(ownTitle.flatMap(stemsInTitle).map(inName)),
      ...summaryStems.map(inSummary),
    ],
    titleLength: analyse(headOf(document.title)).filter((word) => !word.isFunctionWord).length,
    stems: [
      ...new Set([...titleStems, ...summaryStems, ...bodyStems]),
      ...titleStems.map(inTitle),
      ...summaryStems.map(inSummary),
    ],
    words: listTitleWords([...title, ...named]),
    sortedAt: document.sortedAt,
    facets: document.facets,
  };
}

/** A title up to its colon or dash: what the record is about. */
const headOf = (title: string): string => title.split(/[:–—]/)[0] || title;

/** A word that ends in a consonant is inflected: what it would be without an ending is nothing anybody asks for. */
const stemsInTitle = ({ skeletons, stems, allStems }: AnalysedWord): readonly string[] =>
  /[aeiou]$/.test(skeletons[0] ?? '') ? allStems : stems;

/** How often each stem stands in a running text: the stems of the rules are enough there, and function words are noise. */
function countStems(words: readonly AnalysedWord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems, isFunctionWord } of words)
    if (!isFunctionWord) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

function commonest(counts: ReadonlyMap<string, number>, most: number): string[] {
  if (counts.size <= most) return [...counts.keys()];
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([stem]) => stem);
}

function listTitleWords(title: readonly AnalysedWord[]): TitleWord[] {
  const words = new Map<string, TitleWord>();
  for (const { written, skeletons, stems, isFunctionWord } of title) {
    const word = skeletons[0];
    const stem = stems[0];
    if (!isFunctionWord && word && stem && !words.has(word)) words.set(word, { word, stem, shown: written });
  }
  return [...words.values()];
}
