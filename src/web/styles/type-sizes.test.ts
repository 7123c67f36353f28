import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The size of the page itself, of the one that stands without a connection and without tokens, of paper, of addresses on paper, and of drawings and maps, whose labels are measured in their own pixels. */
const exempt =
  /styles\/(?:base|print|tokens)\.css$|public\/offline\.css$|calculators\/charts\/|layouts\/listing\/map\//;
const size = /font(?:-size)?: ([^;]+)/g;
const fromScale = /var\(--(?:text|head)-(?:s|m|l|xl|body)\)|inherit/;

it('sizes of type are those of the scale', () => {
  const sheets = globSync('src/web/**/*.css').filter((path) => !exempt.test(path));
  expect(sheets.length).toBeGreaterThan(100);
  const others = sheets.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(size), ([, value = '']) => `${path}: ${value}`).filter(
      (written) => !fromScale.test(written),
    ),
  );
  expect(others).toEqual([]);
});
