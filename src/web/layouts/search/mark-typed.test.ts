import { expect, test } from 'vitest';
import { markTyped, namesAll } from './mark-typed.ts';

const matches = (title: string, query: string): string[] =>
  markTyped(title, query)
    .filter(({ match }) => match)
    .map(({ text }) => text);

test('what was typed is marked where a word begins with it', () => {
  expect(matches('თავის ტკივილი', 'ტკივ')).toEqual(['ტკივ']);
  expect(matches('წნევის ორი რიცხვი', 'წნევა')).toEqual(['წნევ']);
  expect(
    markTyped('D ვიტამინი', 'ვიტ')
      .map(({ text }) => text)
      .join(''),
  ).toBe('D ვიტამინი');
});

test('what was typed in Latin or Russian letters is marked by its sound', () => {
  expect(matches('თავის ტკივილი', 'tavis tkiv')).toEqual(['თავის', 'ტკივ']);
  expect(matches('ყელის ტკივილი', 'kelis')).toEqual(['ყელის']);
  expect(matches('შაკიკი', 'Saki')).toEqual(['შაკი']);
  expect(matches('ინსულტი', 'инсульт')).toEqual(['ინსულტ']);
  expect(matches('COVID-19 და გრიპი', 'covid')).toEqual(['COVID']);
  expect(matches('დამწვრობა სახლში', 'diabeti')).toEqual([]);
});

test('words that only share a letter or two are not', () => {
  expect(matches('დამწვრობა სახლში', 'დეპრესია')).toEqual([]);
  expect(matches('წნევა', '')).toEqual([]);
  expect(matches('B12 ძალიან დაბალი აქვს', 'ხელი და ფეხი')).toEqual([]);
});

test('a query names a title when it holds every word of it', () => {
  expect(namesAll('არტერია', 'რა არის არტერია')).toBe(true);
  expect(namesAll('შაკიკი', 'shakiki')).toBe(true);
  expect(namesAll('კლასტერული თავის ტკივილი', 'თავის ტკივილი')).toBe(false);
});
