import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/account-client.ts';
import { createAskingWorld, type Person } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';

let time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let world: ReturnType<typeof createAskingWorld>;
let reader: Person;
let editor: Staff;
let article: number;
let author: number;

beforeAll(async () => {
  portal = await buildPortal({ now: () => time, officeCallsPerSecond: 10_000 });
  world = createAskingWorld(portal, () => time);
  reader = await world.join();
  editor = await createStaffRoom(portal).signIn(['editor']);
  author = await portal.make.author({ title: 'გია ექიმი' });
  article = await portal.make.article({ title: 'გული', author_id: author });
}, 60_000);
afterAll(() => portal.close());

const write = (values: Record<string, string>, who?: { bearer: string }, id = article) =>
  world.post(`/api/article/${id}/comment/`, values, who?.bearer);
const desk = (act: string, body: object = {}, who = editor) => who.call(`/api/office/comments/${act}/`, body);
const shown = async () =>
  (await portal.ask('comment', { find: { 'article.id': article } })).body.comment as {
    id: number;
    body: string;
    author_name: string;
    is_author: boolean;
    parent_id: number | null;
  }[];
const newest = async () => (await desk('list', { state: 'waiting', limit: 100 })).body.rows.at(-1);

describe('a comment', () => {
  it('waits until an editor approves it, and is shown under a first name, as it was typed', async () => {
    const { status, body } = await write({ body: 'მადლობა <b>ძალიან</b>\n\nკარგი ტექსტია' }, reader);
    expect([status, body]).toEqual([200, { status: 'waiting' }]);
    expect(await shown()).toEqual([]);
    const row = await newest();
    expect(row).toMatchObject({
      state: 'waiting',
      author_name: 'ნინო',
      body: '<p>მადლობა &lt;b&gt;ძალიან&lt;/b&gt;</p><p>კარგი ტექსტია</p>',
      article: {
        id: article,
        title: 'გული',
        url: expect.stringMatching(new RegExp(`/${article}-.*\\.html$`)),
      },
      parent: null,
    });
    expect((await desk('approve', { id: row.id })).body.state).toBe('approved');
    await expect.poll(shown).toMatchObject([{ id: row.id, author_name: 'ნინო', is_author: false }]);
    expect(JSON.stringify(await shown())).not.toMatch(/ბერიძე|example/);
    expect(officeCode(await desk('approve', { id: row.id }))).toBe('not_now');
  });

  it('answers another one under the same article, and its author is marked', async () => {
    const [first] = await shown();
    const doctor = await world.join();
    await portal.database.db
      .updateTable('account')
      .set({ author_id: author })
      .where('id', '=', doctor.id)
      .execute();
    expect((await write({ body: 'გმადლობთ', parent_id: String(first?.id) }, doctor)).status).toBe(200);
    const row = await newest();
    expect(row).toMatchObject({ is_author: true, parent: { id: first?.id, author_name: 'ნინო' } });
    await desk('approve', { id: row.id });
    await expect.poll(shown).toMatchObject([{ id: first?.id }, { parent_id: first?.id, is_author: true }]);
    const other = await portal.make.article({ title: 'ღვიძლი' });
    const elsewhere = await write({ body: 'სხვაგან', parent_id: String(first?.id) }, reader, other);
    expect([elsewhere.status, codeOf(elsewhere, 'parent_id')]).toEqual([400, 'unknown_comment']);
    // Who reviewed an article is not its author.
    const reviewed = await portal.make.article({ title: 'თირკმელი', reviewer_id: author });
    expect((await write({ body: 'გავასწოროთ' }, doctor, reviewed)).status).toBe(200);
    expect(await newest()).toMatchObject({ is_author: false });
  });

  it('is rejected with a reason, with what answers it, and can be approved after all', async () => {
    const [first] = await shown();
    const id = first?.id ?? 0;
    expect(officeCode(await desk('reject', { id, reason: '  ' }), 'reason')).toBe('required');
    expect((await desk('reject', { id, reason: 'რეკლამაა' })).body).toMatchObject({
      state: 'rejected',
      reason: 'რეკლამაა',
    });
    await expect.poll(shown).toEqual([]);
    expect((await desk('list', { search: String(id) })).body.counts).toMatchObject({ rejected: 1 });
    expect((await desk('approve', { id })).body).toMatchObject({ state: 'approved', reason: null });
    await expect.poll(async () => (await shown()).length).toBe(2);
    const lines = await portal.database.db
      .selectFrom('change_log')
      .select(['action', 'reason', 'account_id'])
      .where('collection', '=', 'comment')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { action: 'approve', reason: null, account_id: editor.id },
      { action: 'reject', reason: 'რეკლამაა', account_id: editor.id },
      { action: 'approve', reason: null, account_id: editor.id },
    ]);
  });

  it.each([
    ['ა', 'comment_too_short'],
    ['', 'required'],
    ['ა'.repeat(2_001), 'too_long'],
  ])('has 2 to 2000 characters: %#', async (body, code) => {
    const reply = await write({ body }, reader);
    expect([reply.status, codeOf(reply, 'body')]).toEqual([400, code]);
  });

  it('is a signed-in person’s, under an article that readers see, ten times an hour', async () => {
    expect((await write({ body: 'სტუმარი' })).status).toBe(401);
    const draft = await portal.make.article({ status: 'draft' });
    for (const id of [draft, 999_999]) expect((await write({ body: 'სად?' }, reader, id)).status).toBe(404);
    const busy = await world.join();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, at) => write({ body: `ნომერი ${at}` }, busy)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
    time += 3_600_001;
    await world.renew(busy, reader);
    expect((await write({ body: 'ისევ' }, busy)).status).toBe(200);
  });

  it('goes with the account, and is in the download of its data', async () => {
    const leaving = await world.join();
    await write({ body: 'ჩემი სიტყვები' }, leaving);
    const { id } = await newest();
    await desk('approve', { id });
    await expect.poll(async () => (await shown()).some((one) => one.id === id)).toBe(true);
    const { body } = await world.post('/api/auth/my-data/', {}, leaving.bearer);
    expect(body.comments).toMatchObject([{ id, article, body: '<p>ჩემი სიტყვები</p>', is_shown: true }]);
    await portal.database.db.deleteFrom('account').where('id', '=', leaving.id).execute();
    await expect.poll(async () => (await shown()).some((one) => one.id === id)).toBe(false);
  });
});

describe('the desk', () => {
  it('lists what waits first, by words and days, for editors and administrators alone', async () => {
    const { body } = await desk('list', { limit: 100 });
    const states = body.rows.map(({ state }: { state: string }) => state);
    expect(states).toEqual(states.toSorted((one: string) => (one === 'waiting' ? -1 : 1)));
    expect(body.total).toBe(body.counts.waiting + body.counts.approved + body.counts.rejected);
    expect((await desk('list', { search: 'გმადლობთ' })).body.total).toBe(1);
    expect((await desk('list', { from: '2026-11-22' })).body.total).toBe(0);
    const sales = await createStaffRoom(portal).signIn(['sales', 'author', 'reviewer']);
    for (const act of ['list', 'approve', 'reject'])
      expect([act, officeCode(await desk(act, { id: 1, reason: 'ა' }, sales))]).toEqual([act, 'no_right']);
    expect(officeCode(await desk('approve', { id: 999_999 }))).toBe('not_found');
  });
});
