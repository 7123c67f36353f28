import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireQuestions } from '#server/features/questions/questions.wiring.ts';
import { type AskingScene, createAskingScene, type Person } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, documentOf, officeCode, type Staff } from '#tests/support/office.ts';

const time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let scene: AskingScene;
let asker: Person;
let tea: Person;
let editor: Staff;
let admin: Staff;
let author: Staff;

beforeAll(async () => {
  portal = await buildPortal({ now: () => time, officeCallsPerSecond: 10_000 });
  scene = await createAskingScene(portal, () => time);
  ({ asker, tea } = scene);
  const { signIn } = createStaffRoom(portal);
  editor = await signIn(['editor']);
  admin = await signIn(['admin']);
  author = await signIn(['author', 'reviewer', 'sales']);
}, 60_000);
afterAll(() => portal.close());
beforeEach(() => scene.renewAll());

const desk = (act: string, body: object = {}, who: Staff = editor) =>
  who.call(`/api/office/questions/${act}/`, body);
const act = (...given: Parameters<AskingScene['act']>) => scene.act(...given);
const consent = (id: number, may_publish = 'true') => act(id, 'consent', asker, { may_publish });

async function answered(body = 'მქვია ლანა, დილით წნევა მაღალია. რა ვქნა?'): Promise<number> {
  const id = await scene.open({ body });
  await act(id, 'claim', tea);
  await act(id, 'answer', tea, { body: 'ლანა, გაიზომეთ დილით.' });
  return id;
}

const rowOf = async (id: number, who = editor) => {
  const { body } = await desk('list', { search: String(id), limit: 100 }, who);
  return body.rows.find((row: { id: number }) => row.id === id);
};
const shown = async (id: number) =>
  (await portal.ask('question', { find: { id } })).body.question as object[];
const blocks = async (id: number) =>
  (await portal.ask('questionblock', { find: { 'question.id': id } })).body.questionblock as {
    body: string;
  }[];
const words = {
  title: 'წნევა დილით',
  body: documentOf('დილით წნევა მაღალია. რა ვქნა?'),
  answer: '<p>გაიზომეთ <b>დილით</b>.<script>1</script></p>',
};
const logOf = (id: number) =>
  portal.database.db
    .selectFrom('change_log')
    .select(['action', 'reason', 'account_id', 'before', 'after'])
    .where('collection', '=', 'question')
    .where('record_id', '=', id)
    .orderBy('id')
    .execute();

describe('the list', () => {
  it('says of each question whom it waits for and until when, and shows titles with consent alone', async () => {
    const open = await scene.open();
    const waiting = await answered();
    expect(await rowOf(waiting)).toMatchObject({ state: 'answered', title: null, is_private: true });
    await consent(waiting);
    expect(await rowOf(open)).toMatchObject({
      state: 'open',
      title: null,
      answer_due_at: '2026-11-24T09:00:00.000Z',
      lease_until: null,
    });
    await act(open, 'claim', tea);
    expect(await rowOf(open, admin)).toMatchObject({
      state: 'claimed',
      title: null,
      consultant: { id: scene.teaId, name: 'თეა' },
      lease_until: '2026-11-22T09:00:00.000Z',
    });
    expect(await rowOf(waiting)).toMatchObject({ state: 'waiting', title: 'მაწუხებს წნევა' });
    const { body } = await desk('list', { state: 'waiting', from: '2026-11-21', to: '2026-11-21' });
    expect(body.rows.map(({ state }: { state: string }) => state)).toEqual(Array(body.total).fill('waiting'));
    expect(body.counts.waiting).toBe(body.total);
    expect(body.counts.claimed).toBeGreaterThan(0);
    expect((await desk('list', { from: '2026-11-22' })).body.total).toBe(0);
  });

  it('leaves out what is not paid', async () => {
    const id = await scene.ask();
    expect(await rowOf(id)).toBeUndefined();
    await act(id, 'close', asker);
    expect(await rowOf(id)).toBeUndefined();
  });

  it('and every act is for editors and administrators', async () => {
    const id = await scene.open();
    for (const name of ['list', 'get', 'publish', 'keep_private', 'refuse', 'reassign'])
      expect([name, officeCode(await desk(name, { id }, author))]).toEqual([name, 'no_right']);
    expect(await scene.stateOf(id)).toBe('open');
  });
});

describe('reading', () => {
  it('is an editor’s with consent, an administrator’s always, and each time it is noted', async () => {
    const id = await answered();
    expect(officeCode(await desk('get', { id }))).toBe('no_consent');
    expect((await desk('get', { id }, admin)).body).toMatchObject({
      title: 'მაწუხებს წნევა',
      body: documentOf('მქვია ლანა, დილით წნევა მაღალია. რა ვქნა?'),
    });
    await consent(id);
    expect((await desk('get', { id })).status).toBe(200);
    const open = await scene.open({ is_private: 'false' });
    expect(officeCode(await desk('get', { id: open })), 'before the answer').toBe('no_consent');
    const notes = await portal.database.db
      .selectFrom('question_read')
      .select('reader')
      .where('question_id', 'in', [id, open])
      .orderBy('id')
      .execute();
    expect(notes.map(({ reader }) => reader)).toEqual([`account:${admin.id}`, `account:${editor.id}`]);
    expect(officeCode(await desk('get', { id: 999_999 }))).toBe('not_found');
  });
});

describe('publishing', () => {
  it('shows readers the editor’s words; the asker’s own stay theirs and come back when it is private again', async () => {
    const id = await answered();
    await consent(id);
    expect((await desk('publish', { id, ...words })).body).toMatchObject({ id, state: 'published' });
    await expect
      .poll(() => shown(id))
      .toMatchObject([
        {
          title: 'წნევა დილით',
          body: '<p>დილით წნევა მაღალია. რა ვქნა?</p>',
          answer: '<p>გაიზომეთ <strong>დილით</strong>.</p>',
        },
      ]);
    const full = async () =>
      JSON.stringify((await scene.world.get(`/api/consultant/question/${id}/`, tea.bearer)).body);
    expect(await full()).toContain('მქვია ლანა');
    const { body: data } = await scene.world.post('/api/auth/my-data/', {}, asker.bearer);
    expect(JSON.stringify(data)).toContain('მქვია ლანა');
    const inTheClear = await portal.database.db
      .selectFrom('question')
      .select('id')
      .where('body_html', 'like', '%ლანა%')
      .execute();
    expect(inTheClear).toEqual([]);
    expect(JSON.stringify(await logOf(id))).not.toMatch(/ლანა|წნევა/);

    const otherKey = 'nextK3yOfTh3Portal-7Yq2Zp9Wm4Rt8';
    const secrets = { current: otherKey, previous: portal.context.config.AUTH_SECRET };
    const parts = { db: portal.database.db, now: () => time, money: scene.world.holds };
    const rotated = wireQuestions({ ...parts, secrets, enqueueMail: async () => {} });
    expect(await rotated.sealing.resealAll()).toMatchObject({ unreadable: 0 });
    const alone = wireQuestions({ ...parts, secrets: { current: otherKey }, enqueueMail: async () => {} });
    expect((await alone.consulting.readFull({ id, reader: 'operator' })).body).toContain('მქვია ლანა');
    const back = wireQuestions({
      ...{ ...parts, enqueueMail: async () => {} },
      secrets: { current: portal.context.config.AUTH_SECRET, previous: otherKey },
    });
    await back.sealing.resealAll();

    expect((await desk('keep_private', { id })).body).toMatchObject({ state: 'answered', is_public: false });
    await expect.poll(() => shown(id)).toEqual([]);
    expect((await desk('get', { id })).body.body).toEqual(
      documentOf('მქვია ლანა, დილით წნევა მაღალია. რა ვქნა?'),
    );
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['publish', 'keep_private']);
  });

  it('asks for every field, an answer and the asker’s consent', async () => {
    const id = await answered();
    const { body } = await desk('publish', { id, title: 'ოთხი', body: documentOf(' '), answer: 5 });
    expect(Object.keys(body.error.fields)).toEqual(['title', 'body', 'answer']);
    expect(officeCode(await desk('publish', { id, ...words }))).toBe('not_releasable');
    expect(officeCode(await desk('keep_private', { id }))).toBe('not_releasable');
    expect(officeCode(await desk('publish', { id: 999_999, ...words }))).toBe('not_found');
    const bad = { type: 'doc', content: [{ type: 'script' }] };
    expect(officeCode(await desk('publish', { id, ...words, body: bad }), 'body')).toBe('invalid');
  });

  it('shows of the discussion what an editor has seen, in the editor’s words; the rest waits or stays hidden', async () => {
    const id = await answered();
    await act(id, 'followup', asker, { body: 'ლანა ვარ, და საღამოს?' });
    await act(id, 'answer', tea, { body: 'საღამოსაც' });
    await consent(id);
    const { body: read } = await desk('get', { id });
    const [first, second] = read.discussion;
    const discussion = [{ id: first.id, body: documentOf('და საღამოს?') }];
    expect((await desk('publish', { id, ...words, discussion })).body.state, 'the answer waits').toBe(
      'waiting',
    );
    await expect.poll(() => blocks(id)).toMatchObject([{ body: '<p>და საღამოს?</p>' }]);
    const hidden = [{ id: second.id, body: '' }];
    expect((await desk('publish', { id, ...words, discussion: hidden })).body.state).toBe('published');
    expect(await blocks(id)).toHaveLength(1);
    await act(id, 'followup', asker, { body: 'მადლობა' });
    expect((await rowOf(id)).state, 'the discussion went on').toBe('waiting');

    await consent(id, 'false');
    await expect.poll(() => shown(id)).toEqual([]);
    await consent(id);
    expect((await rowOf(id)).state, 'an editor looks again').toBe('waiting');
    expect((await desk('get', { id })).body.discussion[0].body).toEqual(documentOf('ლანა ვარ, და საღამოს?'));
    await desk('publish', { id, ...words });
    await expect.poll(async () => (await shown(id)).length).toBe(1);
    expect(await blocks(id)).toEqual([]);
  });

  it('leaves nothing of the asker’s own words when the account goes', async () => {
    const leaving = await scene.world.join();
    const { body } = await scene.world.ask(
      { service: scene.service, category: String(scene.heart) },
      leaving.bearer,
    );
    const id = Number(body.question);
    await scene.world.pay(leaving.id, id);
    await act(id, 'claim', tea);
    await act(id, 'answer', tea, { body: 'პასუხი' });
    await act(id, 'consent', leaving, { may_publish: 'true' });
    await desk('publish', { id, ...words });
    const original = async () =>
      portal.database.db.selectFrom('question').select('original').where('id', '=', id).executeTakeFirst();
    expect((await original())?.original).toEqual(expect.any(String));
    await portal.database.db.deleteFrom('account').where('id', '=', leaving.id).execute();
    expect(await original()).toEqual({ original: null });
  });
});

describe('a question without an answer', () => {
  it('is refused with a reason, and its money goes back in full', async () => {
    const before = await scene.world.balanceOf(asker.id);
    const id = await scene.open();
    expect(officeCode(await desk('refuse', { id, reason: ' ' }), 'reason')).toBe('required');
    expect((await desk('refuse', { id, reason: 'ეს ექიმის კითხვა არ არის' })).body.state).toBe('refused');
    expect(await scene.world.balanceOf(asker.id)).toBe(before + scene.world.price);
    expect(officeCode(await desk('refuse', { id, reason: 'კიდევ' }))).toBe('not_now');
    expect(await scene.world.balanceOf(asker.id)).toBe(before + scene.world.price);
    expect(await logOf(id)).toMatchObject([
      { action: 'refuse', reason: 'ეს ექიმის კითხვა არ არის', account_id: editor.id },
    ]);
    const { body } = await scene.world.get(`/api/consultant/question/${id}/`, tea.bearer);
    expect(body.error).toBeDefined();
    const own = await portal.app.inject({
      method: 'POST',
      url: '/api/restql/question/',
      headers: { authorization: `Bearer ${asker.bearer}` },
      payload: { find: { id, mine: true }, fields: ['refusal_reason'] },
    });
    expect(own.json().question).toEqual([{ refusal_reason: 'ეს ექიმის კითხვა არ არის' }]);
  });

  it('is not refused once it is answered, and then no money moves', async () => {
    const id = await answered();
    const before = await scene.world.balanceOf(asker.id);
    expect(officeCode(await desk('refuse', { id, reason: 'გვიანია' }))).toBe('not_now');
    expect(officeCode(await desk('reassign', { id, consultant: scene.teaId }))).toBe('not_now');
    expect(await scene.world.balanceOf(asker.id)).toBe(before);
  });

  it('is given to another consultant: the first one loses it, and its deadline stays', async () => {
    const id = await scene.open();
    await act(id, 'claim', tea);
    const giaId = scene.gia.consultantId;
    expect(officeCode(await desk('reassign', { id, consultant: 999_999 }), 'consultant')).toBe(
      'unknown_consultant',
    );
    expect((await desk('reassign', { id, consultant: giaId })).body).toMatchObject({
      state: 'open',
      consultant: { id: giaId },
      answer_due_at: '2026-11-24T09:00:00.000Z',
    });
    expect((await act(id, 'answer', tea, { body: 'გვიან' })).status).toBe(409);
    expect(await scene.queueOf(tea)).not.toContain(id);
    expect((await act(id, 'claim', scene.gia)).status).toBe(200);
    expect(await logOf(id)).toMatchObject([{ action: 'reassign', after: { consultant: giaId } }]);
  });
});
