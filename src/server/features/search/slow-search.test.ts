import { expect, it } from 'vitest';
import { createSearch } from './search.service.ts';

const never = (): Promise<never> => new Promise(() => {});
/** The search of a portal whose database answers nothing about records. */
const search = createSearch({
  records: { findRecords: never, countDocuments: never },
  vocabulary: { listCompletions: never, listAlike: never, listWithStems: never },
  kinds: [],
  ask: async () => ({ answer: { article: { url: '/a/' } }, tags: new Set<string>() }) as never,
  listTaughtWords: async () => [],
  maxSearchMs: 20,
  now: () => 0,
});

it('a search that takes too long is given up', async () => {
  await expect(search.answerQuestion({ find: { q: 'დიაბეტი' } })).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

it('a cry for help has its panel even then, and nothing of it is kept', async () => {
  const { answer, isMomentary } = await search.answerQuestion({ find: { q: 'არ სუნთქავს და გალურჯდა' } });
  expect(answer).toMatchObject({ search: [], partial: true, alert: { phone: '112' } });
  expect(isMomentary).toBe(true);
});
