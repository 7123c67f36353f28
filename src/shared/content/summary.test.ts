import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('returns a short text in full, on one line', () => {
  expect(summaryOf(' თავი მტკივა.\n\nრა ვქნა? ')).toBe('თავი მტკივა. რა ვქნა?');
});

it('cuts a long text between words', () => {
  expect(summaryOf('წნევა '.repeat(40))).toBe(`${'წნევა '.repeat(25)}წნევა…`);
});

it('removes punctuation before the ellipsis', () => {
  const rest = ' და კიდევ ბევრი სიტყვა';
  for (const mark of ['.', ',', ';', ':', ' –']) {
    expect(summaryOf(`${'ა'.repeat(158)}${mark}${rest}`)).toBe(`${'ა'.repeat(158)}…`);
  }
});
