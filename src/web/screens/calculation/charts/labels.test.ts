import { expect, it } from 'vitest';
import { keepInside, labelRange, spreadLabels } from './labels.ts';

it('leaves labels alone that have room', () => {
  expect(spreadLabels([10, 30, 50], 13)).toEqual([10, 30, 50]);
  expect(spreadLabels([], 13)).toEqual([]);
});

it('sets crammed labels apart, in order and about the same middle', () => {
  expect(spreadLabels([50, 52, 54], 13)).toEqual([39, 52, 65]);
});

it('writes the ends of a range as one where they would have less than a letter between them', () => {
  const range = (to: number) => [
    { at: 8, text: '17' },
    { at: to, text: '63' },
  ];
  expect(labelRange(range(30))).toEqual([{ at: 19, text: '17–63' }]);
  expect(labelRange(range(32))).toEqual(range(32));
  expect(labelRange(range(30).slice(0, 1))).toEqual(range(30).slice(0, 1));
});

it('keeps a label inside of the drawing', () => {
  expect([keepInside(2, '0,05', 300), keepInside(150, '0,05', 300), keepInside(299, '0,05', 300)]).toEqual([
    16, 150, 284,
  ]);
});
