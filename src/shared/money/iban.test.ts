import { expect, it } from 'vitest';
import { isIban } from './iban.ts';

// The Georgian example of the IBAN registry (SWIFT, ISO 13616), and others of it.
it.each(['GE29NB0000000101904917', 'ge29 nb00 0000 0101 9049 17', 'DE89370400440532013000'])(
  '%s is an IBAN',
  (text) => {
    expect(isIban(text)).toBe(true);
  },
);

it.each([
  '',
  'GE29NB0000000101904918',
  'GE29NB000000010190491',
  'GE2900000000000101904917',
  'NB0000000101904917',
])('„%s“ is none', (text) => {
  expect(isIban(text)).toBe(false);
});
