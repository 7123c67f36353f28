import { expect, it } from 'vitest';
import { warmUpSearch } from './warm-up.ts';

it('before readers search, a question of each kind is asked, in every script', async () => {
  const asked: string[] = [];
  await warmUpSearch(async (collection, body) => {
    expect(collection).toBe('search');
    asked.push((body as { find: { q: string } }).find.q);
    return { answer: {}, tags: new Set() } as never;
  });
  expect(new Set(asked).size).toBe(8);
  for (const script of [/^[ა-ჰ ]+$/, /^[a-z ]+$/, /^[а-я ]+$/])
    expect(asked.some((q) => script.test(q))).toBe(true);
});
