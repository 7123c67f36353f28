import { describe, expect, it } from 'vitest';
import type { AskData } from '#shared/collections/query.ts';
import { createSilentClient, createStrictClient } from './data-client.ts';
import { LoadFailed, RecordMissing } from './outcomes.ts';

const answering =
  (answer: object): AskData =>
  async () =>
    answer as never;
const failing: AskData = async () => {
  throw new Error('away');
};

describe('the data client', () => {
  it('gives the records under the name of the collection, with the total', async () => {
    const client = createStrictClient(answering({ article: [{ id: 1 }], total: 7 }));
    expect(await client.list('article', {}, [])).toEqual({ records: [{ id: 1 }], total: 7, counts: {} });
  });

  it('asks for one record and gives its metainfo', async () => {
    const asked: unknown[] = [];
    const client = createStrictClient(async (collection, query) => {
      asked.push(collection, query);
      return { article: { id: 1 }, metainfo: { title: 't', description: '', image: null } } as never;
    });
    expect(await client.record('article', { find: { id: 1 } })).toMatchObject({
      record: { id: 1 },
      metainfo: { title: 't' },
    });
    expect(asked).toEqual(['article', { find: { id: 1 }, many: false }]);
  });

  it('says that a record is missing', async () => {
    for (const create of [createStrictClient, createSilentClient]) {
      await expect(create(answering({ article: null })).record('article', {})).rejects.toBeInstanceOf(
        RecordMissing,
      );
    }
  });

  it('passes failures on in the server', async () => {
    await expect(createStrictClient(failing).optionalList('article', {}, [])).rejects.toThrow('away');
  });

  it('keeps failures beside the main content silent in the browser', async () => {
    const client = createSilentClient(failing);
    expect(await client.optionalList('article', {}, [])).toEqual({ records: [], total: 0, counts: {} });
    await expect(client.list('article', {}, [])).rejects.toBeInstanceOf(LoadFailed);
    await expect(client.record('article', {})).rejects.toBeInstanceOf(LoadFailed);
  });
});
