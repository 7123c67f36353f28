import { expect, it } from 'vitest';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { guessWord } from './guess.ts';
import { createListMisread } from './query-expansion.ts';
import type { KnownWord } from './vocabulary.repository.ts';

const analyse = createAnalyse(100);
const known: KnownWord[] = ['ხველა', 'შოკი', 'სისხლდენა', 'სისხლის', 'ჩიყვი', 'ალექსი'].flatMap((shown) =>
  analyse(shown).map(({ skeletons, stems }) => ({
    word: skeletons[0] ?? '',
    stem: stems[0] ?? '',
    shown,
    // A frequent word wins only among equals.
    uses: shown === 'სისხლის' ? 9 : 1,
  })),
);
const guess = (written: string): string | undefined => {
  const [word] = analyse(written);
  return word && guessWord(word, known)?.shown;
};

it('a word in Latin letters may begin with another letter for the same sound', () => {
  expect(guess('hvela')).toBe('ხველა');
  expect(guess('soki')).toBe('შოკი');
});

it('a Georgian word is not taken for one that begins otherwise', () => {
  expect(guess('ციყვი')).toBeUndefined();
  expect(guess('ლექსი')).toBeUndefined();
});

it('a word that is like another as a whole was rather meant than one that shares its stem', () => {
  expect(guess('სისხლენა')).toBe('სისხლდენა');
});

it('a verb of another person is not taken for a noun of titles', () => {
  const word = (written: string) => analyse(written).slice(0, 1);
  const nouns = ['დახმარება', 'გადაცდენა', 'ღვინის'].flatMap((shown) =>
    word(shown).map(({ skeletons, stems }) => ({
      ...{ word: skeletons[0] ?? '', stem: stems[0] ?? '', shown, uses: 1 },
    })),
  );
  for (const written of ['დაუმართა', 'გააცდინა', 'გვინთია'])
    for (const one of word(written)) expect(guessWord(one, nouns)).toBeUndefined();
});

it('another form of the same verb is no correction', () => {
  const [lost] = analyse('დაკარგა');
  const [typed] = analyse('დაეკარგა');
  if (!lost || !typed) throw new Error('the words were not read');
  const known = {
    ...{ word: lost.skeletons[0] ?? '', stem: lost.stems[0] ?? '', shown: 'დაკარგა', uses: 1 },
  };
  expect(guessWord(typed, [known])?.shown).toBe('დაეკარგა');
});

const titles = ['ცისტიტი', 'ანემია', 'ანა', 'დიარეა', 'თავი'].flatMap((shown) =>
  analyse(shown).map(({ skeletons, stems }) => ({
    ...{ word: skeletons[0] ?? '', stem: stems[0] ?? '', shown, uses: 1 },
  })),
);
const listMisread = createListMisread({ listAlike: async () => titles });
const misread = async (text: string): Promise<string[]> =>
  [...(await listMisread(analyse(text)))].map(({ written }) => written);

it('a slip that makes a word look like a form of a shorter one is seen', async () => {
  expect(await misread('ცისტტი ანეია')).toEqual(['ცისტტი', 'ანეია']);
});

it('forms of short words are what they are', async () => {
  expect(await misread('ანა ანას ანაა დიარეაა თავია თავიც')).toEqual([]);
});
