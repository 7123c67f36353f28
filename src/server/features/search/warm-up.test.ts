import { expect, it } from 'vitest';
import type { DataQueries } from '#server/queries/queries.service.ts';
import { warmUpSearch } from './warm-up.ts';

/** Notes what is asked, and answers after `answer`. */
function createAsker(answer: (count: number) => Promise<void> | void) {
  const asked: string[] = [];
  const ask = async (collection: string, body: unknown) => {
    expect(collection).toBe('search');
    asked.push((body as { find: { q: string } }).find.q);
    await answer(asked.length);
    return { answer: {}, tags: new Set() };
  };
  return { asked, ask: ask as unknown as DataQueries['ask'] };
}

it('soon after the start questions of each kind are asked, in every script', async () => {
  const { asked, ask } = createAsker(() => {});
  await warmUpSearch(ask, new AbortController().signal);
  expect(new Set(asked).size).toBe(39);
  for (const script of [/^[ა-ჰ ]+$/, /^[a-z ]+$/, /^[а-я ]+$/])
    expect(asked.some((q) => script.test(q))).toBe(true);
});

it('readers are served between two questions of it', async () => {
  const order: string[] = [];
  const { ask } = createAsker((count) => void order.push(`question ${count}`));
  const reader = new Promise<void>((served) =>
    setImmediate(() => {
      order.push('reader');
      served();
    }),
  );
  await Promise.all([warmUpSearch(ask, new AbortController().signal), reader]);
  expect(order.indexOf('reader')).toBe(1);
});

it('it asks no more once the portal stops', async () => {
  const stopping = new AbortController();
  const { asked, ask } = createAsker((count) => {
    if (count === 2) stopping.abort();
  });
  await warmUpSearch(ask, stopping.signal);
  expect(asked).toHaveLength(2);
});
