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
    const broken = check(files).map(sentenceOf);
    if (broken.length > 0) expect.fail(broken.join('\n'));
  });
}
