/** Letters of the Georgian keyboard (QWERTY) by the key that gives them. */
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

/** The same keys under a Russian and a Latin layout, without and with Shift. */
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,.";

/** Russian letters by sound, as Georgian writes the same words. */
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

/** Cyrillic letters by what they sound like: „диабет“ → „დიაბეტ“. */
export const cyrillicHeard = (word: string): string =>
  Array.from(word.toLowerCase(), (letter) => russianSounds[letter] ?? '').join('');

/** Cyrillic letters typed by someone who meant the Georgian ones on the same keys: „вшфиуеш“ → „დიაბეტი“. */
export const georgianMeant = (word: string): string =>
  Array.from(word, (letter) => {
    const key = latinKeys[russianKeys.indexOf(letter)] ?? '';
    return georgianOnKeys[key] ?? georgianOnKeys[key.toLowerCase()] ?? '';
  }).join('');
