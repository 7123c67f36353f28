import { expect, it } from 'vitest';
import { numberOf, typedValue } from './PlainInput.tsx';

it('an amount is typed with a comma or a point, any other text stays as it is', () => {
  expect([typedValue('money', ' 13,75 '), typedValue('money', '13.75'), typedValue('money', '')]).toEqual([
    '13.75',
    '13.75',
    null,
  ]);
  expect(typedValue('text', 'ა, ბ ')).toBe('ა, ბ ');
});

it('a number is a number, and what is none stays for the server to refuse', () => {
  expect([numberOf(' 12 '), numberOf('-3'), numberOf(''), numberOf('ბევრი')]).toEqual([
    12,
    -3,
    null,
    'ბევრი',
  ]);
});
