import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentOf, officeCode, type Staff } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
let admin: Staff;
beforeAll(async () => {
  office = await openOfficeArticle();
  admin = await office.signIn(['admin'], 'ადმინი');
}, 60_000);
afterAll(() => office.close());
beforeEach(() => office.begin());

const numbered = (records: readonly object[]) => records.map((record, at) => ({ line: at + 1, record }));
const send = async (who: Staff, collection: string, records: readonly object[], body: object = {}) =>
  (await who.records(collection, 'import', { lines: numbered(records), ...body })).body.results;

describe('an import from the screen', () => {
  it('makes, changes and refuses line by line, and says before what it would do', async () => {
    const { editor } = office;
    const records = [
      { title: 'კლინიკა ერთი', city: 'თბილისი', body: '<p>აღწერა</p>' },
      { id: 5_001, title: 'კლინიკა ორი', status: 'published', views: 7 },
      { title: 'კლინიკა სამი', city: 7, nonsense: 1, image: 'ar-arsebobs.webp' },
    ];
    const expected = [
      { line: 1, act: 'made', title: 'კლინიკა ერთი', state: 'published', message: null },
      { line: 2, act: 'made', state: 'published', left_out: ['status'] },
      { line: 3, act: 'refused', id: null, state: null },
    ];
    const { id: _, ...clinic } = records[1] as { id: number };
    const trial = await send(editor, 'clinic', [records[0] ?? {}, { ...clinic, views: undefined }], {
      publish: true,
      dry_run: true,
    });
    expect(trial).toMatchObject([expected[0], { ...expected[1], id: null }]);
    expect((await editor.records('clinic', 'list', {})).body.total).toBe(0);

    const done = await send(
      editor,
      'clinic',
      [records[0], { ...records[1], views: undefined }, records[2]] as object[],
      {
        publish: true,
      },
    );
    expect(done).toMatchObject(expected);
    expect(done[1].id).toBe(5_001);
    expect(done[2].errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'image',
      'nonsense',
    ]);
    const { body } = await editor.records('clinic', 'list', { fields: ['city'], sort: 'id' });
    expect(body.records).toMatchObject([
      { id: done[0].id, city: 'თბილისი', state: 'published' },
      { id: 5_001, state: 'published' },
    ]);
    const next = await editor.records('clinic', 'save', { id: null, version: null, content: { title: 'ა' } });
    expect(next.body.id).toBeGreaterThan(5_001);

    const again = await send(editor, 'clinic', [
      { id: done[0].id, city: 'ბათუმი' },
      { id: 5_001, title: 'კლინიკა ორი' },
    ]);
    expect(again).toMatchObject([
      { act: 'changed', fields: ['city'], state: 'draft' },
      { act: 'same', fields: [], state: null },
    ]);
    const log = await admin.call('/api/office/log/list/', { find: { collection: 'clinic', record: 5_001 } });
    expect(log.body.lines.map(({ action }: { action: string }) => action)).toEqual(['publish', 'import']);
    expect(log.body.lines[1].account.name).toBe('ლია');
  });

  it('lets no medical text out that nobody approved', async () => {
    const { editor, category, portal } = office;
    const text = { title: 'წამალი', category, introtext: 'შესავალი', body: '<p>ტექსტი</p>' };
    const [made] = await send(editor, 'article', [text], { publish: true });
    expect(made).toMatchObject({ act: 'made', state: 'draft', code: 'not_approved' });
    const row = await portal.database.db
      .selectFrom('article')
      .select('id')
      .where('id', '=', made.id)
      .execute();
    expect(row).toEqual([]);
  });

  it('changes a published text as a draft, and knows a text that is the same', async () => {
    const { editor, article, approve, publish, get } = office;
    await approve();
    await publish();
    const exported = (await editor.records('article', 'export', { find: { id: article.id } })).body.records;
    expect(exported[0].status).toBe('published');
    const [same] = await send(editor, 'article', exported, { publish: true });
    expect(same).toMatchObject({ act: 'same', fields: [], left_out: expect.arrayContaining(['status']) });
    const [changed] = await send(
      editor,
      'article',
      [{ ...exported[0], body: '<p>სხვა <script>x</script></p>' }],
      {
        publish: true,
      },
    );
    expect(changed).toMatchObject({ act: 'changed', fields: ['body'], state: 'draft', code: 'not_approved' });
    const { record, working } = await get();
    expect([record.body, working.content.body]).toEqual([documentOf('ტექსტი'), documentOf('სხვა')]);
  });

  it('does not let out what somebody else has begun', async () => {
    const { editor } = office;
    const [made] = await send(editor, 'tag', [{ title: 'ტეგი' }], { publish: true });
    const { body } = await editor.records('tag', 'get', { id: made.id });
    await editor.records('tag', 'save', {
      ...{ id: made.id, version: body.version, content: { title: 'დაუსრულებელი' } },
    });
    const [line] = await send(editor, 'tag', [{ id: made.id, alias: 'sxva-misamarti' }], { publish: true });
    expect(line).toMatchObject({ act: 'changed', state: 'draft', code: 'unfinished' });
    const row = await office.portal.database.db
      .selectFrom('tag')
      .select('title')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(row.title).toBe('ტეგი');
  });

  it('tries lines that refer to each other together, and keeps nothing of the trial', async () => {
    const { editor } = office;
    const lines = [
      { id: 901, title: 'თემა', alias: 'tema' },
      { id: 902, title: 'ქვეთემა', alias: 'qvetema', parent: 901 },
      { id: 903, title: 'ობოლი', alias: 'oboli', parent: 999_999 },
    ];
    const trial = await send(editor, 'category', lines, { publish: true, dry_run: true });
    expect(trial.map(({ act }: { act: string }) => act)).toEqual(['made', 'made', 'refused']);
    expect(officeCode(await editor.records('category', 'get', { id: 901 }))).toBe('not_found');
  });

  it('tries lines behind those of other calls that they refer to, whatever these are', async () => {
    const { editor } = office;
    const topic = { id: 911, title: 'თემა', alias: 'tema-911' };
    const behind = [
      { collection: 'category', record: topic },
      { collection: 'category', record: { id: 912, title: 'ქვეთემა', alias: 'qvetema-912', parent: 911 } },
      { collection: 'services', record: { id: 1, title: 'უფლების გარეშე' } },
      { collection: 'nonsense', record: {} },
      { collection: 'tag', record: { id: 913, title: 7 } },
    ];
    const article = { title: 'სტატია', introtext: 'შესავალი', body: '<p>ტექსტი</p>' };
    const lines = [
      { ...article, category: 912 },
      { ...article, category: 912, tags: [913] },
    ];
    const trial = await send(editor, 'article', lines, { behind, publish: true, dry_run: true });
    expect(trial.map(({ line, act }: { line: number; act: string }) => [line, act])).toEqual([
      [1, 'made'],
      [2, 'refused'],
    ]);
    const tag = { title: 'ტეგი', alias: 'erti-misamarti' };
    const twice = await send(editor, 'tag', [{ ...tag, title: 'სხვა' }], {
      ...{ behind: [{ collection: 'tag', record: tag }], dry_run: true, publish: true },
    });
    expect(twice[0]).toMatchObject({ act: 'refused', errors: [{ field: 'alias' }] });
    const written = await send(editor, 'article', lines.slice(0, 1), { behind, publish: true });
    expect(written).toMatchObject([{ act: 'refused', errors: [{ field: 'category' }] }]);
    expect(officeCode(await editor.records('category', 'get', { id: 911 }))).toBe('not_found');
  });

  it('is for editors and admins, each with the collections they write', async () => {
    const sales = await office.signIn(['sales']);
    const lines = numbered([{ title: 'ა' }]);
    expect(officeCode(await office.author.records('article', 'import', { lines }))).toBe('no_right');
    expect(officeCode(await sales.records('advertisement', 'import', { lines }))).toBe('no_right');
    expect(officeCode(await office.editor.records('services', 'import', { lines }))).toBe('no_right');
    expect(officeCode(await office.editor.records('comment', 'import', { lines }))).toBe('use_desk');
    expect((await admin.records('services', 'import', { lines, dry_run: true })).status).toBe(200);
  });
});
