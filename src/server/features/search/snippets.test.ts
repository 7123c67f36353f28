import { expect, it } from 'vitest';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { createMakeSnippet } from './snippets.ts';

const words = createAnalyse(100)('ინფარქტი');
const own = words.map((word) => word.allStems);
const makeSnippet = createMakeSnippet([
  { words, own, others: [], further: [], weight: 1, documentFrequency: 1 },
]);
const passageOf = (text: string): string =>
  makeSnippet([text])
    .map((part) => part.text)
    .join('');

it('a passage begins near what was asked for, so that it is seen on a phone too', () => {
  const late = `${'დიდხანს '.repeat(20)}წერს, რომ ინფარქტი კუნთის დაზიანებაა.`;
  expect(passageOf(late)).toMatch(/^…\S.{0,40}ინფარქტი კუნთის დაზიანებაა\.$/);
  expect(passageOf('ინფარქტი კუნთის დაზიანებაა.')).toBe('ინფარქტი კუნთის დაზიანებაა.');
});
