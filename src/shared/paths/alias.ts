/** The portal's own transliteration (table in docs/words.md). ჭ is `tch`, so that only წ and ტს collide. */
const letters: Readonly<Record<string, string>> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 'th',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  ჟ: 'zh',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ფ: 'f',
  ქ: 'q',
  ღ: 'gh',
  ყ: 'y',
  შ: 'sh',
  ჩ: 'ch',
  ც: 'c',
  ძ: 'dz',
  წ: 'ts',
  ჭ: 'tch',
  ხ: 'kh',
  ჯ: 'j',
  ჰ: 'h',
};

/** Turns a title into the alias of its address: „თავის ტკივილი“ → `thavis-tkivili`. At most 120 characters, whole words. */
export function aliasOf(title: string): string {
  const latin = Array.from(title.normalize('NFKC').toLowerCase(), (letter) => letters[letter] ?? letter).join(
    '',
  );
  const alias = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  if (alias.length <= 120) return alias;
  const cut = alias.slice(0, 121);
  return cut.slice(0, cut.lastIndexOf('-') > 0 ? cut.lastIndexOf('-') : 120);
}
