import { expect, it } from 'vitest';
import { ordinal } from './ordinals.ts';

it('counts as Georgians do', () => {
  expect([1, 2, 8, 15, 19, 20, 21, 35, 40, 60, 61, 100, 101].map(ordinal)).toEqual([
    '1-ლი',
    'მე-2',
    'მე-8',
    'მე-15',
    'მე-19',
    'მე-20',
    '21-ე',
    '35-ე',
    'მე-40',
    'მე-60',
    '61-ე',
    'მე-100',
    '101-ე',
  ]);
});
