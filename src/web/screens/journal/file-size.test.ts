import { expect, it } from 'vitest';
import { describeSize } from './file-size.ts';

it.each([
  [10, '1 კბ'],
  [88_000, '86 კბ'],
  [1_048_576, '1,0 მბ'],
  [15_500_000, '14,8 მბ'],
])('says the size of a file of %i bytes', (bytes, said) => {
  expect(describeSize(bytes)).toBe(said);
});
