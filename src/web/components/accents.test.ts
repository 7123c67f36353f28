import { expect, it } from 'vitest';
import { accentOf, assignAccents, sectionOf } from './accents.ts';

it('is the hue that was chosen, and without one that of the place in the list', () => {
  const accents = assignAccents([
    { alias: 'guli', hue: 'lungs' },
    { alias: 'bavshvi', hue: null },
    { alias: 'kani' },
    { alias: 'tvali', hue: 'unknown' },
  ]);
  expect([...accents.values()]).toEqual([8, 2, 3, 4]);
  expect(accentOf({}, 8)).toBe(1);
  // An article of a subtopic has the hue of the topic above.
  expect(accents.get(sectionOf('/guli/tsneva/12-tsneva.html'))).toBe(8);
});
