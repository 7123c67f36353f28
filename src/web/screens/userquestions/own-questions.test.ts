import { expect, it } from 'vitest';
import type { AskData } from '#shared/collections/query.ts';
import { createStrictClient } from '#web/data/data-client.ts';
import { listOwnQuestions } from './own-questions.ts';

/** Returns a transport with two questions and `parts` discussion parts, assigned to them alternately. */
function createTransport(parts: number): AskData {
  const blocks = Array.from({ length: parts }, (_, id) => ({ id, question: { id: 1 + (id % 2) } }));
  return (async (collection: string, { limit = 20, page = 1 }) =>
    collection === 'question'
      ? { question: [{ id: 1 }, { id: 2 }], total: 2 }
      : { questionblock: blocks.slice((page - 1) * limit, page * limit) }) as AskData;
}

it.each([0, 99, 100, 250])('loads all %i parts of the discussions', async (count) => {
  const { parts } = await listOwnQuestions(createStrictClient(createTransport(count)), 1);
  const ids = [1, 2].flatMap((question) => parts.get(question)?.map(({ id }) => id) ?? []);
  expect(ids.sort((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, id) => id));
});
