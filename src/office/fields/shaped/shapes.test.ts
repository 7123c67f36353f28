import { describe, expect, it } from 'vitest';
import { movesOf, rowsOf, type Shape, shapeOf, valueOfRows } from './shapes.ts';

const shapeNamed = (name: string): Shape => {
  const shape = shapeOf(name);
  if (!shape) throw new Error(`${name} has no shape`);
  return shape;
};

describe('a list that is written by its parts', () => {
  it('is saved as it was read, with what the office does not know of', () => {
    for (const [name, value] of [
      [
        'sources',
        [
          { title: 'WHO', url: 'https://who.int/', year: 2024 },
          { title: 'NCDC', url: null },
        ],
      ],
      ['key_facts', ['პირველი', 'მეორე']],
      ['hours', [{ days: [1, 2], opens: '09:00', closes: '18:00' }]],
      ['location', { lat: 41.7, lng: 44.8, zoom: 3 }],
      ['video', { url: 'a.mp4', poster: null }],
    ] as const)
      expect(valueOfRows(shapeNamed(name), rowsOf(shapeNamed(name), value))).toEqual(value);
    expect(valueOfRows(shapeNamed('video'), rowsOf(shapeNamed('video'), null))).toBeNull();
  });

  it('leaves a new row out until something is in it, and keeps one that was cleared', () => {
    const shape = shapeNamed('sources');
    const rows = rowsOf(shape, [{ title: 'WHO', url: null }]);
    const added = [...rows, { key: 1, value: {}, wasFilled: false }];
    expect(valueOfRows(shape, added)).toHaveLength(1);
    const cleared = rows.map((row) => ({ ...row, value: { title: null, url: null } }));
    expect(valueOfRows(shape, cleared)).toEqual([{ title: null, url: null }]);
  });

  it('says where its rows went', () => {
    const rows = rowsOf(shapeNamed('sources'), [{ title: 'ა' }, { title: 'ბ' }, { title: 'გ' }]);
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error('three rows');
    expect([...movesOf(rows, [third, first])]).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });
});
