import type { Insertable } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables/tables.ts';

type New<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

let counter = 0;
const next = () => ++counter;

/** Creates rows with valid defaults; a test names only the columns it is about. Each function returns the row's id. */
export function createContentFactory(db: Database) {
  async function category(values: New<'category'> = {}): Promise<number> {
    const n = next();
    const row = { alias: `kategoria-${n}`, title: `კატეგორია ${n}`, position: n, ...values };
    return (await db.insertInto('category').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function author(values: New<'author'> = {}): Promise<number> {
    const n = next();
    const row = { alias: `avtori-${n}`, title: `ავტორი ${n}`, status: 'published' as const, ...values };
    return (await db.insertInto('author').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function tag(values: New<'tag'> = {}): Promise<number> {
    const n = next();
    const row = { alias: `tegi-${n}`, title: `ტეგი ${n}`, ...values };
    return (await db.insertInto('tag').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  /** Creates a published article, in a new category unless one is given. */
  async function article(values: New<'article'> & { tags?: readonly number[] } = {}): Promise<number> {
    const n = next();
    const { tags = [], ...given } = values;
    const row = {
      alias: `statia-${n}`,
      title: `სტატია ${n}`,
      introtext: `შესავალი ${n}`,
      category_id: given.category_id ?? (await category()),
      published_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
      status: 'published' as const,
      ...given,
    };
    const { id } = await db.insertInto('article').values(row).returning('id').executeTakeFirstOrThrow();
    if (tags.length > 0)
      await db
        .insertInto('article_tag')
        .values(tags.map((tag_id, position) => ({ article_id: id, tag_id, position })))
        .execute();
    return id;
  }

  return { category, author, tag, article };
}
