/** Letters of the Georgian keyboard (QWERTY) by key. */
const georgianOnKeys: Readonly<Record<string, string>> = {
  a: 'ა',
  b: 'ბ',
  g: 'გ',
  d: 'დ',
  e: 'ე',
  v: 'ვ',
  z: 'ზ',
  T: 'თ',
  i: 'ი',
  k: 'კ',
  l: 'ლ',
  m: 'მ',
  n: 'ნ',
  o: 'ო',
  p: 'პ',
  J: 'ჟ',
  r: 'რ',
  s: 'ს',
  t: 'ტ',
  u: 'უ',
  f: 'ფ',
  q: 'ქ',
  R: 'ღ',
  y: 'ყ',
  S: 'შ',
  C: 'ჩ',
  c: 'ც',
  Z: 'ძ',
  w: 'წ',
  W: 'ჭ',
  x: 'ხ',
  j: 'ჯ',
  h: 'ჰ',
};

/** The same keys in the Russian and the Latin layout, without and with Shift. */
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,.";

/** Russian letters by sound in Georgian. */
const russianSounds: Readonly<Record<string, string>> = {
  а: 'ა',
  б: 'ბ',
  в: 'ვ',
  г: 'გ',
  д: 'დ',
  е: 'ე',
  ё: 'ო',
  ж: 'ჟ',
  з: 'ზ',
  и: 'ი',
  й: 'ი',
  к: 'კ',
  л: 'ლ',
  м: 'მ',
  н: 'ნ',
  о: 'ო',
  п: 'პ',
  р: 'რ',
  с: 'ს',
  т: 'ტ',
  у: 'უ',
  ф: 'ფ',
  х: 'ხ',
  ц: 'ც',
  ч: 'ჩ',
  ш: 'შ',
  щ: 'შჩ',
  ы: 'ი',
  э: 'ე',
  ю: 'იუ',
  я: 'ია',
};

/** Transcribes Cyrillic letters by sound: „диабет“ → „დიაბეტ“. */
export const cyrillicHeard = (word: string): string =>
  Array.from(word.toLowerCase(), (letter) => russianSounds[letter] ?? '').join('');

/** Converts Cyrillic letters typed on a Russian layout to the Georgian letters of the same keys: „вшфиуеш“ → „დიაბეტი“. */
export const georgianMeant = (word: string): string =>
  Array.from(word, (letter) => {
    const key = latinKeys[russianKeys.indexOf(letter)] ?? '';
    return georgianOnKeys[key] ?? georgianOnKeys[key.toLowerCase()] ?? '';
  }).join('');

/** Converts keys of the Latin layout to the Russian letters on them, where somebody forgot to change it: „ghbdbdrf“ → „прививка“. */
export const russianMeant = (word: string): string =>
  Array.from(word, (key) => russianKeys[latinKeys.indexOf(key)] ?? key).join('');
