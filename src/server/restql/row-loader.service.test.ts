import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article } from '#shared/collections/article.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { parseQuery } from './parse.ts';
import { visitor } from './parse-values.ts';
import { createRowLoader, type RowLoader } from './row-loader.ts';

let portal: TestPortal;
let load: RowLoader;
let statements = 0;
const ids: number[] = [];
let draft = 0;

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    statements += 1;
    return result;
  },
};

beforeAll(async () => {
  portal = await buildPortal();
  load = createRowLoader(portal.database.db.withPlugin(counting));
  const category_id = await portal.make.category({ alias: 'guli', title: 'გული' });
  for (let at = 0; at < 60; at += 1)
    ids.push(await portal.make.article({ title: `სტატია ${at}`, category_id }));
  draft = await portal.make.article({ title: 'საიდუმლო', category_id, status: 'draft', published_at: null });
}, 60_000);
afterAll(() => portal.close());

/** What is loaded for questions asked in one turn, and in how many statements. */
async function loaded(bodies: readonly object[]) {
  const before = statements;
  const rows = await Promise.all(
    bodies.map((body) => {
      const query = parseQuery(article, { fields: ['title'], many: false, ...body }, visitor);
      return load(article, query, query.fields);
    }),
  );
  return { titles: rows.map((one) => one.map(({ title }) => title)), statements: statements - before };
}

describe('records asked for in one turn', () => {
  it('come in one statement, each to who asked', async () => {
    const [third, first] = [ids[3], ids[1]];
    const asked = [third, first, 999_999, draft, third].map((id) => ({ find: { id } }));
    expect(await loaded(asked)).toEqual({
      titles: [['სტატია 3'], ['სტატია 1'], [], [], ['სტატია 3']],
      statements: 1,
    });
  });

  it('come by fifties', async () => {
    const { titles, statements } = await loaded(ids.map((id) => ({ find: { id } })));
    expect(titles).toEqual(ids.map((_, at) => [`სტატია ${at}`]));
    expect(statements).toBe(2);
  });

  it('are asked for apart where more is asked of them', async () => {
    const id = ids[0];
    const others = [
      { find: { id, title: 'სხვა' } },
      { find: { id: { $ne: id } }, sort: 'id' },
      { find: { id: { $in: [ids[1], ids[2]] } }, sort: 'id' },
      { find: { id }, skip: 1 },
      { find: { id }, many: true },
    ];
    expect(await loaded(others)).toEqual({
      titles: [[], ['სტატია 1'], ['სტატია 1'], [], ['სტატია 0']],
      statements: others.length,
    });
  });
});
