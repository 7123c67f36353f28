import { expect, it } from 'vitest';
import type { AskData } from '#shared/collections/query.ts';
import { createStrictClient } from '#web/data/data-client.ts';
import { listMine } from './own-questions.ts';

/** Two questions, and parts of their discussions in turn. */
function answering(parts: number): AskData {
  const said = Array.from({ length: parts }, (_, id) => ({ id, question: { id: 1 + (id % 2) } }));
  return (async (collection: string, { limit = 20, page = 1 }) =>
    collection === 'question'
      ? { question: [{ id: 1 }, { id: 2 }], total: 2 }
      : { questionblock: said.slice((page - 1) * limit, page * limit) }) as AskData;
}

it.each([0, 99, 100, 250])('no part of a discussion is missing: %i parts', async (count) => {
  const { parts } = await listMine(createStrictClient(answering(count)), 1);
  const ids = [1, 2].flatMap((question) => parts.get(question)?.map(({ id }) => id) ?? []);
  expect(ids.sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, id) => id));
});
