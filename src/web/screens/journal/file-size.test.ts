import { expect, it } from 'vitest';
import { describeSize } from './file-size.ts';

it.each([
  [10, '1 კბ'],
  [88_000, '86 კბ'],
  [1_048_576, '1,0 მბ'],
  [15_500_000, '14,8 მბ'],
])('formats a size of %i bytes', (bytes, label) => {
  expect(describeSize(bytes)).toBe(label);
});
