import { describe, expect, it } from 'vitest';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { createReadMeanings } from './lay-phrases.ts';
import { nounStemsOf } from './verbs.ts';

const analyse = createAnalyse(100);
const readMeanings = createReadMeanings(
  [
    'ამოვარდა = ღრძობა',
    'ავიწყდება = დემენცია',
    'ფეხი გადაუბრუნდა = ღრძობა',
    'ტუალეტში ვერ გავდივარ = ყაბზობა',
  ],
  [],
  analyse,
);
const isRead = (text: string): boolean => readMeanings(analyse(text)).length > 0;

describe('a lay phrase', () => {
  it('of one verb is found in other persons and times', () => {
    expect(isRead('მხარი ამომივარდა')).toBe(true);
    expect(isRead('ბებიას დაავიწყდა')).toBe(true);
  });

  it('of one verb is not found in a verb that only another preverb makes alike', () => {
    expect(isRead('წნევა დამივარდა')).toBe(false);
    expect(isRead('ბავშვი დავარდა')).toBe(false);
  });

  it('is not found in a word that one asks with', () => {
    expect(isRead('როდის დავიწყო')).toBe(false);
  });

  it('of going is found in every tense, whose roots are others', () => {
    for (const going of ['გავედი', 'გავსულვარ', 'გავალ', 'გავიდა', 'გადიოდა'])
      expect(isRead(`ტუალეტში ვერ ${going}`), going).toBe(true);
    expect(isRead('ტუალეტში ვერ მივდივარ')).toBe(false);
  });

  it('of several words is found with any preverb', () => {
    expect(isRead('ფეხი მომიბრუნდა')).toBe(true);
  });
});

it('who has something is asked about by what it is: „ასთმიანი“ is „ასთმა“', () => {
  const stems = new Set(analyse('ასთმა').flatMap((word) => word.stems));
  const [word] = analyse('ასთმიანს');
  expect(word && nounStemsOf(word).some((stem) => stems.has(stem))).toBe(true);
});
