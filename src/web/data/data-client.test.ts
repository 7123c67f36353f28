import { describe, expect, it } from 'vitest';
import type { AskData } from '#shared/collections/query.ts';
import { createSilentClient, createStrictClient } from './data-client.ts';
import { LoadFailed, RecordMissing } from './load-errors.ts';

const respondWith =
  (answer: object): AskData =>
  async () =>
    answer as never;
const failing: AskData = async () => {
  throw new Error('away');
};

describe('the data client', () => {
  it('returns the records of the collection with the total', async () => {
    const client = createStrictClient(respondWith({ article: [{ id: 1 }], total: 7 }));
    expect(await client.list('article', {}, [])).toEqual({ records: [{ id: 1 }], total: 7, counts: {} });
  });

  it('queries one record and returns its metainfo', async () => {
    const queries: unknown[] = [];
    const client = createStrictClient(async (collection, query) => {
      queries.push(collection, query);
      return { article: { id: 1 }, metainfo: { title: 't', description: '', image: null } } as never;
    });
    expect(await client.record('article', { find: { id: 1 } })).toMatchObject({
      record: { id: 1 },
      metainfo: { title: 't' },
    });
    expect(queries).toEqual(['article', { find: { id: 1 }, many: false }]);
  });

  it('rejects with RecordMissing if there is no record', async () => {
    for (const create of [createStrictClient, createSilentClient]) {
      await expect(create(respondWith({ article: null })).record('article', {})).rejects.toBeInstanceOf(
        RecordMissing,
      );
    }
  });

  it('rejects on failure on the server', async () => {
    await expect(createStrictClient(failing).optionalList('article', {}, [])).rejects.toThrow('away');
  });

  it('ignores failures beside the main content in the browser', async () => {
    const client = createSilentClient(failing);
    expect(await client.optionalList('article', {}, [])).toEqual({ records: [], total: 0, counts: {} });
    await expect(client.list('article', {}, [])).rejects.toBeInstanceOf(LoadFailed);
    await expect(client.record('article', {})).rejects.toBeInstanceOf(LoadFailed);
  });
});
