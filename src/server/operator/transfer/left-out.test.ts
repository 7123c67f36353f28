import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openIntake } from '#tests/support/intake.ts';

let database: OpenedDatabase;
let db: Database;
const { takeIn } = openIntake();
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
}, 60_000);
afterAll(() => database.close());

describe('bad lines with --skip-bad', () => {
  it('are reported with their numbers', async () => {
    const { written, skipped, said } = await takeIn(
      db,
      [
        { collection: 'tag', id: 39, alias: 'guli', title: 'გული' },
        { collection: 'category', id: 21, title: 'ქვე' },
        { collection: 'tag', id: 40, alias: 'ori', title: 'ორი' },
        'nonsense',
        { collection: 'tag', id: 41, alias: 'guli', title: 'გული' },
        { collection: 'article', id: 42, title: 'x', category: 21, tags: [40, 999] },
      ],
      true,
    );
    expect({ written, skipped }).toEqual({ written: 3, skipped: 3 });
    expect(said.map((line) => line.slice(0, 15))).toEqual([
      'left out line 4',
      'left out line 5',
      'left out line 6',
    ]);
    expect(await db.selectFrom('tag').select('id').where('id', '=', 40).execute()).toEqual([{ id: 40 }]);
  });

  it('leave nothing behind, and lines that refer to them are skipped too', async () => {
    await takeIn(db, [
      { collection: 'category', id: 1, title: 'ერთი' },
      { collection: 'tag', id: 1, alias: 'erti', title: 'ერთი' },
      { collection: 'article', id: 1, title: 'იყო', category: 1, tags: [1] },
      { collection: 'term', id: 1, title: 'იყო' },
    ]);
    const { written, skipped, said } = await takeIn(
      db,
      [
        { collection: 'article', id: 1, title: 'აღარ არის', tags: [999] },
        { collection: 'term', id: 1, title: 'აღარ არის', related: [999] },
        { collection: 'article', id: 2, title: 'x', category: 1, tags: [1, 999] },
        { collection: 'comment', id: 2, article: 2, author_name: 'ა', body: 'ბ' },
        { collection: 'comment', id: 3, article: 2, author_name: 'ა', body: 'ბ', parent_id: 2 },
        { collection: 'articleblock', id: 2, title: 'x', layout: 'grids', position: '1-1', articles: [1, 2] },
        { collection: 'term', id: 2, alias: 'meore', title: 'x', related: [998] },
        { collection: 'term', id: 3, title: 'x', related: [2] },
        { collection: 'term', id: 4, title: 'x', related: [3, 1] },
        { collection: 'clinic', id: 2, title: 'x', doctors: [2] },
        { collection: 'doctor', id: 2, title: 'x', professions: [999] },
        { collection: 'recommended_clinics', id: 2, clinic: 2, category: 1 },
        { collection: 'menu', id: 2, title: 'x', url: 'javascript:1' },
        { collection: 'menu', id: 3, title: 'x', url: '/', parent: 2 },
        { collection: 'term', id: 5, title: 'კარგი', related: [1] },
        { collection: 'article', id: 3, title: 'კარგი', category: 1, tags: [1] },
        '',
      ],
      true,
    );
    expect({ written, skipped }).toEqual({ written: 2, skipped: 14 });
    const leftOut = said.flatMap((line) => /^left out line (\d+)/.exec(line)?.[1] ?? []);
    expect(leftOut.map(Number)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
    const titles = (table: 'article' | 'term') => db.selectFrom(table).select(['id', 'title']).orderBy('id');
    expect(await titles('article').execute()).toEqual([
      { id: 1, title: 'იყო' },
      { id: 3, title: 'კარგი' },
    ]);
    expect(await titles('term').execute()).toEqual([
      { id: 1, title: 'იყო' },
      { id: 5, title: 'კარგი' },
    ]);
    for (const table of ['comment', 'clinic', 'doctor', 'menu', 'articleblock'] as const)
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    expect(await db.selectFrom('article_tag').select(['article_id', 'tag_id']).execute()).toEqual([
      { article_id: 1, tag_id: 1 },
      { article_id: 3, tag_id: 1 },
    ]);
    expect(await db.selectFrom('term_related').select('term_id').execute()).toEqual([{ term_id: 5 }]);
  });
});
