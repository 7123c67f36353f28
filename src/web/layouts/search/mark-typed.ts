import type { SnippetPart } from '#shared/collections/search.ts';
import { isGeorgian } from '#shared/language/georgian/alphabet.ts';
import { keyOf, readingsOf, skeletonOf } from '#shared/language/georgian/skeleton.ts';

/** So much of a typed word must begin a word of the title: the rest may be an ending. */
const minShare = 0.7;
/** A word that is complete and no longer, as „და“, says nothing. */
const minLetters = 2;

/**
 * Parts a title into what was typed and the rest: the beginnings of its words that typed words share, endings aside. What is typed
 * in Latin or Russian letters is compared by its sound.
 */
export function markTyped(title: string, query: string): SnippetPart[] {
  const typed = query
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word, at, words) => word.length > (at === words.length - 1 ? 0 : minLetters));
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .flatMap((word) => {
      const shared = Math.max(0, ...typed.map((one) => sharedBeginning(word.toLowerCase(), one)));
      const parts = [
        { text: word.slice(0, shared), match: true },
        { text: word.slice(shared), match: false },
      ];
      return parts.filter(({ text }) => text !== '');
    });
}

/** Whether a query names every word of a title, endings aside. */
export const namesAll = (title: string, query: string): boolean => {
  const words = title.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.every((word) => markTyped(word, query).some(({ match }) => match));
};

/** How many first letters of a word are what was typed; 0 where that is too little of it. */
function sharedBeginning(word: string, typed: string): number {
  if (!isGeorgian(word) || isGeorgian(typed)) return lettersShared(word, typed.toLowerCase());
  const key = keyOf(word);
  const shared = Math.max(0, ...readingsOf(typed).map((reading) => lettersShared(key, skeletonOf(reading))));
  // Most letters have one letter in the key; a pair that Latin typing merges has one together.
  return shared === 0
    ? 0
    : Array.from(word).findIndex((_, at) => keyOf(word.slice(0, at + 1)).length >= shared) + 1;
}

function lettersShared(word: string, typed: string): number {
  let length = 0;
  while (length < typed.length && word[length] === typed[length]) length += 1;
  return length >= Math.max(minLetters, typed.length * minShare) ? length : 0;
}
