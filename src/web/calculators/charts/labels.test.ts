import { expect, it } from 'vitest';
import { clampLabel, labelRange, spreadLabels } from './labels.ts';

it('leaves labels with enough room unchanged', () => {
  expect(spreadLabels([10, 30, 50], 13)).toEqual([10, 30, 50]);
  expect(spreadLabels([], 13)).toEqual([]);
});

it('moves overlapping labels apart and keeps their order and mean position', () => {
  expect(spreadLabels([50, 52, 54], 13)).toEqual([39, 52, 65]);
});

it('merges the labels of a range that would be less than one character apart', () => {
  const range = (to: number) => [
    { at: 8, text: '17' },
    { at: to, text: '63' },
  ];
  expect(labelRange(range(30))).toEqual([{ at: 19, text: '17–63' }]);
  expect(labelRange(range(32))).toEqual(range(32));
  expect(labelRange(range(30).slice(0, 1))).toEqual(range(30).slice(0, 1));
});

it('keeps a label inside the drawing', () => {
  expect([clampLabel(2, '0,05', 300), clampLabel(150, '0,05', 300), clampLabel(299, '0,05', 300)]).toEqual([
    16, 150, 284,
  ]);
});
