import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, officeCode } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
  await office.begin();
}, 60_000);
afterAll(() => office.close());

const linkTo = (href: string, record?: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'იხილეთ',
          marks: [{ type: 'link', attrs: { href, ...(record ? { record } : {}) } }],
        },
      ],
    },
  ],
});

describe('what uses a record', () => {
  it('is found by fields, by lists of ids, by links in texts and in drafts', async () => {
    const { editor, author, article, category, tags, portal, approve, publish, rowOf } = office;
    const uses = async (collection: string, id: number) =>
      (await editor.records(collection, 'uses', { id })).body;
    expect(await uses('category', category)).toEqual({
      total: 1,
      uses: [
        {
          ...{ collection: 'article', field: 'category', total: 1 },
          records: [{ id: article.id, title: 'გული', is_published: false }],
        },
      ],
    });
    await approve();
    await publish();
    expect(await uses('tag', tags[0] ?? 0)).toMatchObject({
      total: 1,
      uses: [{ collection: 'article', field: 'tags', records: [{ id: article.id, is_published: true }] }],
    });
    expect(await uses('article', article.id)).toEqual({ total: 0, uses: [] });

    const address = (
      await editor.records('article', 'publish', { id: article.id, revision: article.revision })
    ).body.url;
    const byAddress = await portal.make.article({
      body: JSON.stringify(linkTo(`${address}?from=1#ა`)),
      title: 'მისამართით',
    });
    const byRecord = await portal.make.article({
      body: JSON.stringify(linkTo('/old.html', `article:${article.id}`)),
    });
    const draft = await author.records('article', 'save', {
      id: null,
      version: null,
      content: { title: 'მონახაზი', category, body: linkTo('/x.html', `article:${article.id}`) },
    });
    await sql`insert into articleblock (title, layout, position, pages, chosen)
      values ('ბლოკი', 'grids', '1-1', '{home}', ${[article.id]}::integer[])`.execute(portal.database.db);
    await sql`insert into menu (title, url) values ('მენიუ', ${address})`.execute(portal.database.db);
    const found = await uses('article', article.id);
    expect(found.total).toBe(5);
    const places = found.uses.map(({ collection, field }: { collection: string; field: string }) =>
      [collection, field].join(),
    );
    expect(places).toEqual(['article,body', 'articleblock,articles', 'menu,url']);
    const [inTexts] = found.uses;
    expect(inTexts.records.map(({ id }: { id: number }) => id)).toEqual([byRecord, byAddress, draft.body.id]);
    expect(inTexts.records.map((one: { is_published: boolean }) => one.is_published)).toEqual([
      true,
      true,
      false,
    ]);

    // A text that changes, and one that goes, refers no more.
    const { db } = portal.database;
    await sql`update article set body = ${JSON.stringify(documentOf('ა'))}::jsonb where id = ${byAddress}`.execute(
      db,
    );
    await sql`delete from article where id = ${byRecord}`.execute(db);
    expect((await uses('article', article.id)).total).toBe(3);
    expect(await rowOf()).toBeDefined();
  });

  it('lists the first and counts the others, and names nothing that the person may not list', async () => {
    const { editor, portal } = office;
    const category = await portal.make.category();
    for (let at = 0; at < 12; at += 1) await portal.make.article({ category_id: category });
    const { body } = await editor.records('category', 'uses', { id: category });
    expect(body.total).toBe(12);
    expect(body.uses[0].records).toHaveLength(10);
    await sql`insert into question (title, slug, category_id, status, asked_at) values ('კითხვა', 'kithkhva', ${category}, 'open', now())`.execute(
      portal.database.db,
    );
    const again = (await editor.records('category', 'uses', { id: category })).body;
    expect(again.uses.find(({ collection }: { collection: string }) => collection === 'question')).toEqual({
      ...{ collection: 'question', field: 'category', total: 1, records: [] },
    });
    const reader = await office.signIn([]);
    expect(officeCode(await reader.records('category', 'uses', { id: category }))).toBe('no_right');
  });
});

it('a link to a record that does not exist is refused, unless the record has it already', async () => {
  const { article, author, save, portal } = office;
  const body = (...records: string[]) => ({
    body: {
      type: 'doc',
      content: records.flatMap((record) => linkTo('/term/1-a.html', record).content),
    },
  });
  for (const record of ['article:99999999', 'evil:1', 'article:0', 'article:99999999999', 'article']) {
    const refused = await save(author, body(`article:${article.id}`, record));
    expect([refused.status, officeCode(refused, 'body')], record).toEqual([400, 'no_such_record']);
    expect(refused.body.error.fields.body[0].message).toContain(`„${record}“`);
  }
  const term = await portal.make.term();
  expect((await save(author, body(`article:${article.id}`, `term:${term}`))).status).toBe(200);
  await portal.database.db.deleteFrom('term').where('id', '=', term).execute();
  expect((await save(author, { title: 'სხვა', ...body(`term:${term}`) })).status).toBe(200);
  const copied = await author.records('article', 'save', {
    ...{ id: null, version: null, content: { title: 'ახალი', ...body(`term:${term}`) } },
  });
  expect(officeCode(copied, 'body')).toBe('no_such_record');
});
