/** What may precede the root of a Georgian verb, in skeleton letters (skeleton.ts): preverb, person, version vowel. */
const preverbs = [
  '',
  'gada',
  'gadmo',
  'gamo',
  'wemo',
  'camo',
  'qamo',
  'amo',
  'mimo',
  'mo',
  'mi',
  'ga',
  'da',
  'we',
  'qa',
  'ca',
  'a',
];
const persons = ['', 'gv', 'm', 'g', 'v', 's', 'h', 'w'];
const versions = ['', 'a', 'e', 'i', 'u'];

/**
 * Candidates for the root of a verb with its endings, without preverb, person and version vowel: „ამტკივდა“ yields „ტკივდა“
 * among others. The word itself comes first.
 */
export function listRootsOf(skeleton: string): string[] {
  const without = (word: string, beginnings: readonly string[]): string[] =>
    beginnings.filter((one) => word.startsWith(one)).map((one) => word.slice(one.length));
  const roots = without(skeleton, preverbs).flatMap((verb) =>
    without(verb, persons).flatMap((form) => without(form, versions)),
  );
  return [...new Set(roots)].filter((root) => root.length > 1);
}

/** Without those that are as often a person and the vowel of version: „ა-მტკივდა“, „მ-ი-ბნელდება“. */
const certainPreverbs = preverbs.filter((one) => one !== 'a' && one !== 'mi');

/** The preverb that a word surely begins with, the longest that it may be; empty where it begins with none. */
export const preverbOf = (skeleton: string): string =>
  certainPreverbs.reduce(
    (longest, one) => (skeleton.startsWith(one) && one.length > longest.length ? one : longest),
    '',
  );

/** The verb of going has another root in every tense: „გავდივარ, გავედი, გავალ, გავსულვარ“ are one verb with one preverb. */
const going =
  /^(?:v?di(?:var|xar|s|an|od[aei]|odnen)t?|v?alt?|xvalt?|va(?:len)?|v?edit?|xvedit?|vid(?:a|es?|et|nen)|[vmg]?sul(?:a|i|var|xar|an|iqo)t?|svla)$/;

/** `SVLA` behind the preverb for forms of going; nothing for other words. */
const keysOfGoing = (skeleton: string): string[] =>
  certainPreverbs
    .filter((one) => one !== '' && skeleton.startsWith(one) && going.test(skeleton.slice(one.length)))
    .map((one) => `${one}SVLA`);

const endings =
  /(?:debodat?|debian|deba(?:t|s)?|debi|ebodat?|ebian|eba(?:t|s)?|ebs|ebi|avs?|avt|obs?|obt|dnen|dat?|di|es|en|is|ia|[aseoit])$/;
const shortestKey = 3;
/** A word from which nothing was taken is rather a noun. */
const shortestWholeKey = 4;

/** Nouns that participles make, which share their ends and not their roots: „აშლილობა“, „დაღლილობა“. */
const abstractNoun = /[iu]loba$/;

/**
 * What forms of one verb share, whoever it happens to and when: „მიბნელდება“, „უბნელდებათ“ and „დამიბნელდა“ all have the key
 * `bnel`. Several keys where the form can be taken apart in several ways; none for words that are no verb by their ending.
 */
export function verbKeysOf(skeleton: string): string[] {
  const ofGoing = keysOfGoing(skeleton);
  if (ofGoing.length > 0) return ofGoing;
  if (
    skeleton.endsWith('i') &&
    !/^(?:gada|gadmo|gamo|wemo|camo|qamo|amo|mo|mi|ga|da|we|qa|ca|a)?v/.test(skeleton)
  )
    return [];
  if (!/[aeiousbtn]$|av$/.test(skeleton) || abstractNoun.test(skeleton)) return [];
  const keys = listRootsOf(skeleton).flatMap((root) => {
    const key = root.replace(endings, '');
    return key.length >= (root === skeleton ? shortestWholeKey : shortestKey) ? [key] : [];
  });
  return [...new Set(keys)];
}
