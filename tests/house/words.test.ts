import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aliasOf } from '#shared/paths/alias.ts';

const words = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8');

test('docs/words.md shows the alias table of src/shared/paths/alias.ts', () => {
  const missing = Array.from('აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ').filter(
    (letter) => !words.includes(`| ${letter} | ${aliasOf(letter)} |`),
  );
  expect(missing).toEqual([]);
});
