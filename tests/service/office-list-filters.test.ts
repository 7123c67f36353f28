import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FilterField, filterFieldsOf, findOf, readFilters } from '#office/lists/list-filters.ts';
import { mayDo } from '#shared/access/record-rights.ts';
import { collectionNamed, recordCollections } from '#shared/collections/registry.ts';
import { documentOf, officeCode } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
}, 60_000);
afterAll(() => office.close());

/** What the office asks for an address with these filters. */
const findIn = (collection: string, address: string) =>
  findOf(readFilters(filterFieldsOf(collectionNamed(collection)), new URLSearchParams(address)));

const values: Readonly<Record<FilterField['kind'], (field: FilterField) => string>> = {
  choice: ({ options }) => options.join(),
  reference: () => '1,2',
  boolean: () => 'yes',
  integer: () => '1..2',
  date: () => '2026-01-01..2026-02-01',
  instant: () => '2026-01-01..2026-02-01',
};

describe('lists that are narrowed by fields', () => {
  it('can be narrowed by each field that the office offers', async () => {
    const admin = await office.signIn(['admin']);
    const listed = recordCollections.filter((one) => mayDo(['admin'], one, 'list'));
    for (const collection of listed)
      for (const field of filterFieldsOf(collection)) {
        const given = [values[field.kind](field), ...(field.mayBeEmpty ? ['none'] : [])];
        for (const value of given) {
          const find = findIn(collection.name, `find.${field.name}=${value}`);
          const { status, body } = await admin.records(collection.name, 'list', { find });
          expect({ collection: collection.name, field: field.name, value, status }).toMatchObject({
            status: 200,
          });
          expect(body.total).toBeLessThanOrEqual(body.records.length + 1_000);
        }
      }
  });

  it('hold published records and drafts, a section with what is below it, and count states alike', async () => {
    const { author, editor, portal, article, begin, approve, publish } = office;
    const section = await portal.make.category();
    const below = await portal.make.category({ parent_id: section });
    await begin();
    const { body: draft } = await author.records('article', 'save', {
      id: null,
      version: null,
      content: { title: 'მონახაზი', category: below, introtext: 'ა', body: documentOf('ტექსტი') },
    });
    await author
      .records('article', 'save', {
        id: article.id,
        version: article.version,
        content: { category: below },
      })
      .then(({ body }) => Object.assign(article, body));
    await approve();
    await publish();
    const list = async (address: string) =>
      (await editor.records('article', 'list', { find: findIn('article', address) })).body;
    const found = await list(`find.category=${section}`);
    expect(found.records.map(({ id }: { id: number }) => id)).toEqual([draft.id, article.id]);
    expect(found).toMatchObject({ total: 2, counts: { draft: 1, published: 1 } });
    expect((await list(`find.category=${section}&find.published_at=2026-06-01..2026-06-01`)).total).toBe(1);
    expect((await list(`find.category=${section}&find.published_at=..2026-05-31`)).total).toBe(0);
    expect((await list(`find.category=${section}&find.has_video=yes`)).total).toBe(0);
    expect((await list(`find.category=${section}&find.author=none`)).total).toBe(2);
    expect((await list(`find.category=${section}&find.views=0..5`)).total).toBe(1);
    expect((await list(`find.category=${section}&find.views=1..`)).total).toBe(0);
  });

  it('are refused by what is no field', async () => {
    for (const find of [{ nothing: 1 }, { 'category.nothing': 1 }, { body: 'ა' }, { constructor: 1 }]) {
      const refused = await office.editor.records('article', 'list', { find });
      expect([refused.status, officeCode(refused, 'find')]).toEqual([400, 'bad_query']);
    }
  });
});
