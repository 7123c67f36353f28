/**
 * Transcribes Georgian words into Latin letters as people type them, with typing mistakes; independent of the code that reads
 * it.
 */
const plain: Readonly<Record<string, string>> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 't',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ჯ: 'j',
  ჰ: 'h',
  ' ': ' ',
};
const official = {
  ჟ: 'zh',
  ფ: 'p',
  ქ: 'k',
  ღ: 'gh',
  ყ: 'q',
  შ: 'sh',
  ჩ: 'ch',
  ც: 'ts',
  ძ: 'dz',
  წ: 'ts',
  ჭ: 'ch',
  ხ: 'kh',
};
const chat = {
  ჟ: 'j',
  ფ: 'f',
  ქ: 'q',
  ღ: 'g',
  ყ: 'y',
  შ: 'sh',
  ჩ: 'ch',
  ც: 'c',
  ძ: 'dz',
  წ: 'w',
  ჭ: 'ch',
  ხ: 'x',
};
const keyboard = {
  თ: 'T',
  ჟ: 'J',
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
};

const typer = (letters: Readonly<Record<string, string>>) => (text: string) =>
  Array.from(text, (letter) => letters[letter] ?? plain[letter] ?? letter).join('');

/** Romanisation of 2002 without apostrophes, informal Latin, and keys of the Georgian keyboard. */
export const typeOfficially = typer(official);
export const typeInChat = typer(chat);
export const typeOnKeyboard = typer(keyboard);

const letters = 'აბგდევზთიკლმნოპრსტუფქღყშჩცძწჭხჯ';

/** Makes one typing mistake in a word, whose kind depends on the number: a letter changed, left out, doubled or swapped. */
export function misspell(word: string, number: number): string {
  const at = 1 + ((number * 7) % (word.length - 2));
  const other = letters[(number * 13) % letters.length] ?? '';
  switch (number % 4) {
    case 0:
      return word.slice(0, at) + other + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + word.slice(at + 1);
    case 2:
      return word.slice(0, at) + other + word.slice(at);
    default:
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  }
}
