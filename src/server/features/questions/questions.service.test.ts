import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carryOut } from '#server/operator/questions.ts';
import { codeOf } from '#tests/support/account-client.ts';
import { createAskingWorld } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

type World = ReturnType<typeof createAskingWorld>;
type Person = Awaited<ReturnType<World['join']>>;

const hour = 3_600_000;
let time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let world: World;
let asker: Person;
let other: Person;
let tea: Person;
let gia: Person;
let service: string;
let heart: number;
let skin: number;
let teaId: number;

beforeAll(async () => {
  portal = await buildPortal({ now: () => time });
  world = createAskingWorld(portal, () => time);
  const { make, database } = portal;
  const [cardiology, dermatology] = [await make.profession(), await make.profession()];
  [heart, skin] = [await make.category(), await make.category()];
  await database.db
    .insertInto('category_profession')
    .values([
      { category_id: heart, profession_id: cardiology },
      { category_id: skin, profession_id: dermatology },
    ])
    .execute();
  teaId = await make.consultant({ title: 'თეა', professions: [cardiology] });
  asker = await world.join();
  other = await world.join();
  tea = await world.joinStaff('consultant', teaId);
  gia = await world.joinStaff(
    'consultant',
    await make.consultant({ title: 'გია', professions: [dermatology] }),
  );
  service = String(await world.makeService());
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  await world.renew(asker, other, tea, gia);
  await portal.database.db.deleteFrom('mail').execute();
});

const later = async (ms: number) => {
  time += ms;
  await world.renew(asker, other, tea, gia);
};
const run = () => portal.context.questions.hours.passTime();
const act = (id: number, what: string, who: Person, values: Record<string, string> = {}) =>
  world.post(`/api/question/${id}/${what}/`, values, who.bearer);
const ask = async (values: Record<string, string> = {}) => {
  const { status, body } = await world.ask({ service, category: String(heart), ...values }, asker.bearer);
  expect(status, JSON.stringify(body)).toBe(200);
  return Number(body.question);
};
const open = async (values: Record<string, string> = {}) => {
  const id = await ask(values);
  await world.pay(asker.id, id);
  return id;
};
const stateOf = async (id: number) =>
  (
    await portal.database.db
      .selectFrom('question')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;
const queueOf = async (who: Person, list = 'questions') => {
  const { body } = await world.get('/api/consultant/queue/', who.bearer);
  return (body[list] as { id: number }[]).map(({ id }) => id);
};

describe('asking', () => {
  it('waits for its payment, and says what it costs', async () => {
    const { body } = await world.ask({ service, category: String(heart) }, asker.bearer);
    expect(body).toEqual({
      question: expect.any(Number),
      slug: `matsukhebs-tsneva-${body.question}`,
      status: 'awaiting_payment',
      price: '15.00',
    });
    expect(await queueOf(tea)).not.toContain(body.question);
    expect((await act(Number(body.question), 'claim', tea)).status).toBe(404);
  });

  it.each([
    ['title', { title: 'ოთხი' }, 'title_too_short'],
    ['title', { title: 'გ'.repeat(201) }, 'too_long'],
    ['title', { title: '' }, 'required'],
    ['body', { body: 'მოკლედ' }, 'body_too_short'],
    ['body', { body: 'გ'.repeat(5001) }, 'too_long'],
    ['category', { category: '' }, 'required'],
    ['category', { category: '999999' }, 'unknown_category'],
    ['consultant', { consultant: '999999' }, 'unknown_consultant'],
    ['service', { service: '' }, 'required'],
    ['service', { service: '999999' }, 'unknown_service'],
    ['is_private', { is_private: 'maybe' }, 'invalid'],
  ])('says at %s what is wrong in %j', async (field, values, code) => {
    const reply = await world.ask({ service, category: String(heart), ...values }, asker.bearer);
    expect([reply.status, codeOf(reply, field)]).toEqual([400, code]);
  });

  it('keeps what was typed as it was typed', async () => {
    const id = await ask({ body: 'პირველი <b>ხაზი</b> & სხვა\nმეორე\r\n\r\nაბზაცი **ორი**' });
    const { body_html } = await portal.database.db
      .selectFrom('question')
      .select('body_html')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(body_html).toBe('<p>პირველი &lt;b&gt;ხაზი&lt;/b&gt; &amp; სხვა<br>მეორე</p><p>აბზაცი **ორი**</p>');
  });

  it('may be given up before it is paid, and then costs nothing', async () => {
    const id = await ask();
    expect((await act(id, 'close', asker)).body).toEqual({ status: 'refused' });
    await expect(world.pay(asker.id, id).then(() => stateOf(id))).resolves.toBe('refused');
  });
});

describe('a question’s way', () => {
  it('leads from the queue to an answer, follow-ups and the end, and captures its price once', async () => {
    const id = await open();
    expect(await world.balanceOf(asker.id)).toBe(1_500); // the one that was refused above was paid into the balance
    expect(await queueOf(tea)).toContain(id);
    expect((await act(id, 'claim', tea)).body).toEqual({ status: 'claimed' });
    expect(await queueOf(tea)).not.toContain(id);
    expect(await queueOf(tea, 'held')).toContain(id);
    expect((await act(id, 'answer', tea, { body: '' })).status).toBe(400);
    expect((await act(id, 'answer', tea, { body: '<script>1</script>' })).status).toBe(400);
    const text = '**გაიზომეთ** დილით.\n\n- ერთი\n- ორი <img src=x onerror=alert(1)><script>alert(1)</script>';
    expect((await act(id, 'answer', tea, { body: text })).body).toEqual({ status: 'answered' });
    expect(await world.letters()).toEqual([`question_answered ${asker.email}`]);
    const { body: held } = await world.get(`/api/consultant/question/${id}/`, tea.bearer);
    expect(held.answer).toMatch(/^<p><strong>გაიზომეთ<\/strong> დილით.<\/p><ul>/);
    expect(held.answer).not.toMatch(/script|onerror/);
    expect((await act(id, 'answer', tea, { body: 'კიდევ' })).status).toBe(409);

    expect((await act(id, 'followup', asker, { body: 'და საღამოს?' })).body).toEqual({ status: 'answered' });
    await later(8 * 24 * hour);
    await run();
    expect(await stateOf(id), 'a follow-up waits').toBe('answered');
    expect((await act(id, 'followup', asker, { body: 'და დილით?' })).status).toBe(409);
    expect((await act(id, 'answer', tea, { body: 'საღამოსაც.' })).status).toBe(200);
    await run();
    expect(await stateOf(id)).toBe('closed');
    expect((await act(id, 'answer', tea, { body: 'კიდევ' })).status).toBe(409);
    const holds = await portal.database.db
      .selectFrom('ledger_hold')
      .select('state')
      .where('question_id', '=', id)
      .execute();
    expect(holds).toEqual([{ state: 'captured' }]);
  });

  it('is closed by its asker once it is answered, not before', async () => {
    const id = await open();
    expect((await act(id, 'close', asker)).status).toBe(409);
    await act(id, 'claim', tea);
    await act(id, 'answer', tea, { body: 'პასუხი' });
    expect((await act(id, 'close', asker)).body).toEqual({ status: 'closed' });
    expect((await act(id, 'close', asker)).body).toEqual({ status: 'closed' });
    expect((await act(id, 'followup', asker, { body: 'კიდევ' })).status).toBe(409);
  });

  it('is open again when it is handed back or the day is over', async () => {
    const id = await open();
    await act(id, 'claim', tea);
    expect((await act(id, 'hand-back', gia)).status).toBe(409);
    expect((await act(id, 'hand-back', tea)).body).toEqual({ status: 'open' });
    await act(id, 'claim', tea);
    await later(24 * hour);
    expect((await act(id, 'answer', tea, { body: 'გვიან' })).status, 'the lease is over').toBe(409);
    await run();
    expect(await stateOf(id)).toBe('open');
    expect(await queueOf(tea)).toContain(id);
  });

  it('ends after 72 hours without an answer: the money is back, and the asker told', async () => {
    await later(72 * hour);
    await run(); // what others left open
    await portal.database.db.deleteFrom('mail').execute();
    const before = await world.balanceOf(asker.id);
    const id = await open();
    await act(id, 'claim', tea);
    await later(72 * hour - 1);
    await run();
    expect(await stateOf(id)).toBe('open');
    await later(1);
    await Promise.all([run(), run()]);
    expect(await stateOf(id)).toBe('refused');
    expect(await world.balanceOf(asker.id)).toBe(before + world.price);
    expect(await world.letters()).toEqual([`question_released ${asker.email}`]);
    expect((await act(id, 'claim', tea)).status).toBe(409);
  });
});

describe('two consultants', () => {
  it('never hold or answer the same question, however they race', async () => {
    const ids = [await open(), await open(), await open()];
    for (const id of ids) {
      const claims = await Promise.all([tea, gia, tea, gia].map((who) => act(id, 'claim', who)));
      const holder = claims[0]?.status === 200 ? tea : gia;
      expect(claims.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      const answers = await Promise.all(
        [tea, gia, tea, gia].map((who) => act(id, 'answer', who, { body: 'პასუხი' })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const row = await portal.database.db
        .selectFrom('question')
        .select('consultant_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.consultant_id === teaId).toBe(holder === tea);
    }
    expect(await world.letters()).toHaveLength(3);
  });

  it('see what was asked of their professions, or of them by name', async () => {
    const [ofHeart, ofSkin] = [await open(), await open({ category: String(skin) })];
    const ofTea = await open({ category: String(skin), consultant: String(teaId) });
    const lonely = await open({ category: String(await portal.make.category()) });
    expect(await queueOf(tea)).toEqual(expect.arrayContaining([ofHeart, ofTea, lonely]));
    expect(await queueOf(tea)).not.toContain(ofSkin);
    expect(await queueOf(gia)).toEqual(expect.arrayContaining([ofSkin, lonely]));
    expect(await queueOf(gia)).not.toContain(ofTea);
    expect((await act(ofTea, 'claim', gia)).status).toBe(403);
    expect(JSON.stringify((await world.get('/api/consultant/queue/', tea.bearer)).body)).not.toMatch(
      /ნინო|ბერიძე|example\.ge|დილით წნევა/,
    );
  });
});

describe('a private text', () => {
  it('is read by its consultant and admins alone, and each reading is noted', async () => {
    const id = await open();
    const read = (who?: Person) => world.get(`/api/consultant/question/${id}/`, who?.bearer);
    expect((await read()).status).toBe(401);
    expect((await read(other)).status).toBe(403);
    expect((await read(tea)).status, 'not held yet').toBe(403);
    await act(id, 'claim', tea);
    expect((await read(tea)).body.body).toContain('დილით წნევა');
    expect((await read(gia)).status).toBe(403);
    const admin = await world.joinStaff('admin');
    expect((await read(admin)).status).toBe(200);
    const notes = await portal.database.db
      .selectFrom('question_read')
      .select('reader')
      .where('question_id', '=', id)
      .execute();
    expect(notes.map(({ reader }) => reader)).toEqual([`account:${tea.id}`, `account:${admin.id}`]);
  });

  it('is nobody’s business: others’ ids are 403 or 404 in every call, and nothing changes', async () => {
    const id = await open();
    const before = await stateOf(id);
    for (const what of ['followup', 'close', 'consent', 'claim', 'hand-back', 'answer']) {
      const values = { body: 'რამე', may_publish: 'true' };
      expect((await act(id, what, { ...other, bearer: '' }, values)).status, what).toBe(401);
      expect([403, 404], what).toContain((await act(id, what, other, values)).status);
      expect((await act(999_999, what, tea, values)).status, what).toBe(404);
      expect((await world.post(`/api/question/x/${what}/`, values, tea.bearer)).status, what).toBe(404);
    }
    expect((await world.get('/api/consultant/queue/', other.bearer)).status).toBe(403);
    expect((await world.get('/api/consultant/queue/')).status).toBe(401);
    expect(await stateOf(id)).toBe(before);
  });

  it('is shown with the asker’s consent and an editor’s approval, and withdrawn by either', async () => {
    const id = await open();
    const { releasing } = portal.context.questions;
    const shown = async () =>
      (await portal.ask('question', { find: { id } })).body.total === 1 &&
      JSON.stringify((await portal.ask('question', { find: { id } })).body);
    await act(id, 'claim', tea);
    await act(id, 'answer', tea, { body: 'პასუხი' });
    await act(id, 'followup', asker, { body: 'და საღამოს?' });
    await expect(releasing.approve(id)).rejects.toMatchObject({ code: 'not_releasable' });
    expect((await act(id, 'consent', asker, { may_publish: 'true' })).status).toBe(200);
    expect(await shown()).toBe(false);
    expect((await releasing.listWaiting()).map((one) => one.id)).toContain(id);
    await releasing.approve(id);
    await expect.poll(shown).toContain('პასუხი');
    expect(await shown()).not.toMatch(/ნინო|ბერიძე|asker/);
    const blocks = () => portal.ask('questionblock', { find: { 'question.id': id } });
    expect((await blocks()).body.total).toBe(1);
    await act(id, 'answer', tea, { body: 'საღამოსაც' });
    expect((await blocks()).body.total, 'not seen by an editor').toBe(1);
    await releasing.approve(id);
    await expect.poll(async () => (await blocks()).body.total).toBe(2);
    await act(id, 'consent', asker, { may_publish: 'false' });
    await expect.poll(shown).toBe(false);
    await act(id, 'consent', asker, { may_publish: 'true' });
    expect(await shown(), 'an editor looks again').toBe(false);
    expect(await releasing.refuse(id)).toBe('stays_private');
    expect((await releasing.listWaiting()).map((one) => one.id)).not.toContain(id);
  });

  it('is looked through by the operator’s command', async () => {
    const id = await open();
    const { releasing } = portal.context.questions;
    await act(id, 'claim', tea);
    await act(id, 'answer', tea, { body: '- ერთი\n- ორი' });
    await act(id, 'consent', asker, { may_publish: 'on' });
    expect((await carryOut(releasing, { what: 'list' })).join()).toContain(`${id}\t`);
    expect((await carryOut(releasing, { what: 'show', id })).join('\n')).toContain(
      '--- answer\n- ერთი\n- ორი',
    );
    expect(await carryOut(releasing, { what: 'approve', id })).toEqual([`${id} is published`]);
    expect(await carryOut(releasing, { what: 'refuse', id })).toEqual([`${id} stays private`]);
  });

  it('is refused by an editor before an answer: the money is back', async () => {
    const before = await world.balanceOf(asker.id);
    const id = await open();
    expect(await portal.context.questions.releasing.refuse(id)).toBe('money_released');
    expect(await world.balanceOf(asker.id)).toBe(before + world.price);
    await expect(portal.context.questions.releasing.refuse(id)).rejects.toMatchObject({ code: 'not_now' });
  });
});
