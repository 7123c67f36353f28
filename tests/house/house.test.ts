import { expect, test } from 'vitest';
import { houseRules } from './house-rules.ts';
import { readSources } from './read-sources.ts';
import { sentenceOf } from './source.ts';

const files = readSources();

test('the sources are found', () => {
  expect(files.map(({ path }) => path)).toContain('src/shared/collections/registry.ts');
});

for (const [sentence, check] of Object.entries(houseRules)) {
  test(sentence, () => {
    expect(check(files).map(sentenceOf)).toEqual([]);
  });
}
