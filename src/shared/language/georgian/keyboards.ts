/** Keys of the Georgian keyboard (QWERTY) by the letter they give. */
const georgianKeys: Readonly<Record<string, string>> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 'T',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  ჟ: 'J',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ფ: 'f',
  ქ: 'q',
  ღ: 'R',
  ყ: 'y',
  შ: 'S',
  ჩ: 'C',
  ც: 'c',
  ძ: 'Z',
  წ: 'w',
  ჭ: 'W',
  ხ: 'x',
  ჯ: 'j',
  ჰ: 'h',
};
const georgianOnKeys: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(georgianKeys).map(([letter, key]) => [key, letter]),
);

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

/** Georgian letters typed by someone who meant Latin ones: „ცოვიდ“ → `covid`. */
export const latinMeant = (word: string): string =>
  Array.from(word, (letter) => georgianKeys[letter] ?? '').join('');

/** Cyrillic letters by what they sound like: „диабет“ → „დიაბეტ“. */
export const cyrillicHeard = (word: string): string =>
  Array.from(word.toLowerCase(), (letter) => russianSounds[letter] ?? '').join('');

/** Cyrillic letters typed by someone who meant the Georgian ones on the same keys: „вшфиуеш“ → „დიაბეტი“. */
export const georgianMeant = (word: string): string =>
  Array.from(word, (letter) => {
    const key = latinKeys[russianKeys.indexOf(letter)] ?? '';
    return georgianOnKeys[key] ?? georgianOnKeys[key.toLowerCase()] ?? '';
  }).join('');
