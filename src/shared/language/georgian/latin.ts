/**
 * Latin spellings of Georgian sounds in the skeleton alphabet, longest first: the official romanisation of 2002, informal
 * typing (q = ქ, f = ფ, w = წ, x = ხ), and letters with diacritics of scholarly romanisations.
 */
const spellings: readonly (readonly [string, string])[] = [
  ['tch', 'q'],
  ['tsh', 'q'],
  ['ch', 'q'],
  ['sh', 'w'],
  ['zh', 'j'],
  ['dz', 'z'],
  ['gh', 'g'],
  ['kh', 'x'],
  ['th', 't'],
  ['ph', 'p'],
  ['ts', 'c'],
  ['tz', 'c'],
  ['w', 'c'],
  ['y', 'k'],
  ['q', 'k'],
  ['f', 'p'],
  ['č', 'q'],
  ['š', 'w'],
  ['ž', 'j'],
  ['ǰ', 'j'],
];
/** Spellings of foreign words in Latin letters, where they differ: cancer, covid, hypertension. */
const foreign: readonly (readonly [string, string])[] = [
  ['qu', 'kv'],
  ['ck', 'k'],
  ['x', 'ks'],
  ['y', 'i'],
  ['w', 'v'],
  ['ca', 'ka'],
  ['co', 'ko'],
  ['cu', 'ku'],
  ['cl', 'kl'],
  ['cr', 'kr'],
  ['ct', 'kt'],
  ['cc', 'kc'],
];

type Spelling = (text: string, at: number) => readonly [read: number, written: string];

const readerOf = (table: readonly (readonly [string, string])[]): Spelling => {
  return (text, at) => {
    const found = table.find(([spelt]) => text.startsWith(spelt, at));
    return found ? [found[0].length, found[1]] : [1, text[at] ?? ''];
  };
};
const readGeorgian = readerOf(spellings);
const readForeign = readerOf([...foreign, ...spellings]);

/** Shifted keys of the Georgian keyboard (QWERTY), spelt out. */
const shiftedKeys: Readonly<Record<string, string>> = {
  T: 't',
  W: 'tch',
  R: 'gh',
  S: 'sh',
  J: 'zh',
  Z: 'dz',
  C: 'ch',
};

const plain = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[^čšžǰČŠŽǦa-zA-Z]/g, (letter) => letter.normalize('NFD').replace(/[^a-zA-Z]/g, ''))
    .toLowerCase();

const fold = (word: string, read: Spelling): string => {
  let folded = '';
  for (let at = 0; at < word.length; ) {
    const [length, written] = read(word, at);
    folded += written;
    at += length;
  }
  return folded.replaceAll('ch', 'q').replace(/[^a-z]/g, '');
};

/**
 * Skeletons that a word in Latin letters may have, most likely first, three at most: as usually typed; as keys of the Georgian
 * keyboard, if a capital could be one; with a dative -s or the ending -ze separated from the previous letter (gastrit-s,
 * kovid-ze); as a foreign word (covid, hypertension).
 */
export function latinSkeletons(word: string): string[] {
  const letters = plain(word);
  const readings = [fold(letters, readGeorgian)];
  const isAllCapitals = word.length > 1 && word === word.replace(/[a-z]/g, '');
  if (/[TWRSJZC]/.test(word) && !isAllCapitals)
    readings.push(fold(plain(word.replace(/[TWRSJZC]/g, (key) => shiftedKeys[key] ?? key)), readGeorgian));
  const parted = /^(.+[td])(sa?|ze)$/.exec(letters);
  if (parted) readings.push(fold(parted[1] ?? '', readGeorgian) + (parted[2] ?? ''));
  readings.push(fold(letters, readForeign));
  return [...new Set(readings.filter(Boolean))].slice(0, 3);
}
