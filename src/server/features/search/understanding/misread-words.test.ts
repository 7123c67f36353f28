import { expect, it } from 'vitest';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { createListMisread } from './misread-words.ts';

const analyse = createAnalyse(100);
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
