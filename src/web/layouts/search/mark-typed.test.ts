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

test('words that only share a letter or two are not', () => {
  expect(matches('დამწვრობა სახლში', 'დეპრესია')).toEqual([]);
  expect(matches('წნევა', '')).toEqual([]);
});

test('a query names a title when it holds every word of it', () => {
  expect(namesAll('არტერია', 'რა არის არტერია')).toBe(true);
  expect(namesAll('კლასტერული თავის ტკივილი', 'თავის ტკივილი')).toBe(false);
});
