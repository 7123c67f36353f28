import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calculators } from '#shared/calculators/registry.ts';
import { toolsOfTopic } from './topic-tools.ts';

it('names calculators that exist for every topic of the seeds, and at least five terms', () => {
  const known = new Set(calculators.map(({ alias }) => alias));
  const topics: readonly { alias: string }[] = JSON.parse(
    readFileSync(new URL('../../../../seeds/categories.json', import.meta.url), 'utf8'),
  );
  for (const { alias } of topics) {
    const tools = toolsOfTopic(alias);
    expect(tools.terms.length, alias).toBeGreaterThan(4);
    expect(
      tools.calculators.filter((one) => !known.has(one)),
      alias,
    ).toEqual([]);
  }
  expect(toolsOfTopic('hr')).toEqual({ calculators: [], diaries: [], terms: [] });
});
