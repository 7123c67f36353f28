import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/account-client.ts';
import { type AskingScene, createAskingScene, type Person } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

const hour = 3_600_000;
let time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let scene: AskingScene;
let asker: Person;
let tea: Person;
let gia: Person;

beforeAll(async () => {
  portal = await buildPortal({ now: () => time });
  scene = await createAskingScene(portal, () => time);
  ({ asker, tea, gia } = scene);
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  await scene.renewAll();
  await portal.database.db.deleteFrom('mail').execute();
});

const later = async (ms: number) => {
  time += ms;
  await scene.renewAll();
};
const run = () => portal.context.questions.deadlines.runDeadlines();
const act = (...given: Parameters<AskingScene['act']>) => scene.act(...given);
const open = (values?: Record<string, string>) => scene.open(values);

describe('asking', () => {
  it('is allowed twenty times an hour', async () => {
    const { bearer } = await scene.world.join();
    const values = { service: scene.service, category: String(scene.heart) };
    const replies = await Promise.all(Array.from({ length: 23 }, () => scene.world.ask(values, bearer)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers['retry-after'])).toBe(3_600);
  });

  it('is asked once with a key, however often it is sent, and each asker has keys of their own', async () => {
    const { bearer } = await scene.world.join();
    const values = { service: scene.service, category: String(scene.heart) };
    const send = (key: string, by = bearer) => scene.world.ask(values, by, { 'idempotency-key': key });
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('a')));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { body } = await send('a');
    expect(body).toEqual(replies[0]?.body);
    expect((await send('b')).body.question).not.toBe(body.question);
    expect((await send('a', (await scene.world.join()).bearer)).body.question).not.toBe(body.question);
    expect(codeOf(await send('გასაღები'))).toBe('bad_key');
  });

  it('waits for its payment, and says what it costs', async () => {
    const { body } = await scene.world.ask(
      { service: scene.service, category: String(scene.heart) },
      asker.bearer,
    );
    expect(body).toEqual({
      question: expect.any(Number),
      slug: `kithkhva-${body.question}`,
      status: 'awaiting_payment',
      price: '15.00',
    });
    expect(await scene.queueOf(tea)).not.toContain(body.question);
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
    const reply = await scene.world.ask(
      { service: scene.service, category: String(scene.heart), ...values },
      asker.bearer,
    );
    expect([reply.status, codeOf(reply, field)]).toEqual([400, code]);
  });

  it('keeps what was typed as it was typed', async () => {
    const id = await scene.ask({ body: 'პირველი <b>ხაზი</b> & სხვა\nმეორე\r\n\r\nაბზაცი **ორი**' });
    const { consulting } = portal.context.questions;
    const { body } = await consulting.readFull({ id, reader: 'operator' });
    expect(body).toBe('<p>პირველი &lt;b&gt;ხაზი&lt;/b&gt; &amp; სხვა<br>მეორე</p><p>აბზაცი **ორი**</p>');
  });

  it('may be given up before it is paid, and then costs nothing', async () => {
    const id = await scene.ask();
    expect((await act(id, 'close', asker)).body).toEqual({ status: 'refused' });
    await expect(scene.world.pay(asker.id, id).then(() => scene.stateOf(id))).resolves.toBe('refused');
  });
});

describe('a question’s way', () => {
  it('leads from the queue to an answer, follow-ups and the end, and captures its price once', async () => {
    const id = await open();
    expect(await scene.world.balanceOf(asker.id)).toBe(1_500); // the one that was refused above was paid into the balance
    expect(await scene.queueOf(tea)).toContain(id);
    expect((await act(id, 'claim', tea)).body).toEqual({ status: 'claimed' });
    expect(await scene.queueOf(tea)).not.toContain(id);
    expect(await scene.queueOf(tea, 'held')).toContain(id);
    expect((await act(id, 'answer', tea, { body: '' })).status).toBe(400);
    expect((await act(id, 'answer', tea, { body: '<script>1</script>' })).status).toBe(400);
    const text = '**გაიზომეთ** დილით.\n\n- ერთი\n- ორი <img src=x onerror=alert(1)><script>alert(1)</script>';
    expect((await act(id, 'answer', tea, { body: text })).body).toEqual({ status: 'answered' });
    expect(await scene.world.letters()).toEqual([`question_answered ${asker.email}`]);
    const { body: held } = await scene.world.get(`/api/consultant/question/${id}/`, tea.bearer);
    expect(held.answer).toMatch(/^<p><strong>გაიზომეთ<\/strong> დილით.<\/p><ul>/);
    expect(held.answer).not.toMatch(/script|onerror/);
    expect((await act(id, 'answer', tea, { body: 'კიდევ' })).status).toBe(409);

    expect((await act(id, 'followup', asker, { body: 'და საღამოს?' })).body).toEqual({ status: 'answered' });
    await later(8 * 24 * hour);
    await run();
    expect(await scene.stateOf(id), 'a follow-up waits').toBe('answered');
    expect((await act(id, 'followup', asker, { body: 'და დილით?' })).status).toBe(409);
    expect((await act(id, 'answer', tea, { body: 'საღამოსაც.' })).status).toBe(200);
    await run();
    expect(await scene.stateOf(id)).toBe('closed');
    expect((await act(id, 'answer', tea, { body: 'კიდევ' })).status).toBe(409);
    const holds = await portal.database.db
      .selectFrom('ledger_hold')
      .select('state')
      .where('question_id', '=', id)
      .execute();
    expect(holds).toEqual([{ state: 'captured' }]);
  });

  it('is answered in the HTML of an editor, which is cleaned, at the length of a long answer', async () => {
    const id = await open();
    await act(id, 'claim', tea);
    expect((await act(id, 'answer', tea, { body: '<p>x</p>', format: 'word' })).status).toBe(400);
    expect((await act(id, 'answer', tea, { body: '<p> </p>', format: 'html' })).status).toBe(400);
    const long = 'გრძელი პასუხი. '.repeat(1_000);
    const html = `<h3 onclick="x()">2 * 3 * 4</h3><p>**ვარსკვლავი** <a href="javascript:x()">ცუდი</a> <a href="https://who.int">კარგი</a></p><ul><li>${long}</li></ul><p>ერთი\n\n**ორი**</p><script>1</script>`;
    expect((await act(id, 'answer', tea, { body: html, format: 'html' })).body).toEqual({
      status: 'answered',
    });
    const { body } = await scene.world.get(`/api/consultant/question/${id}/`, tea.bearer);
    expect(body.answer).toMatch(
      /^<h3[^>]*>2 \* 3 \* 4<\/h3><p>\*\*ვარსკვლავი\*\* ცუდი <a [^>]*href="https:\/\/who.int"/,
    );
    expect(body.answer).toContain('<ul><li>გრძელი პასუხი.');
    expect(body.answer, 'signs of Markdown stay what they are').toContain('**ორი**');
    expect(body.answer).not.toMatch(/onclick|javascript|script/);
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
    expect(await scene.stateOf(id)).toBe('open');
    expect(await scene.queueOf(tea)).toContain(id);
  });

  it('ends after 72 hours without an answer: the money is back, and the asker told', async () => {
    await later(72 * hour);
    await run(); // what others left open
    await portal.database.db.deleteFrom('mail').execute();
    const before = await scene.world.balanceOf(asker.id);
    const id = await open();
    await act(id, 'claim', tea);
    await later(72 * hour - 1);
    await run();
    expect(await scene.stateOf(id)).toBe('open');
    await later(1);
    await Promise.all([run(), run()]);
    expect(await scene.stateOf(id)).toBe('refused');
    expect(await scene.world.balanceOf(asker.id)).toBe(before + scene.world.price);
    expect(await scene.world.letters()).toEqual([`question_released ${asker.email}`]);
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
      expect(row.consultant_id === scene.teaId).toBe(holder === tea);
    }
    expect(await scene.world.letters()).toHaveLength(3);
  });

  it('see what was asked of their professions, or of them by name', async () => {
    const [ofHeart, ofSkin] = [await open(), await open({ category: String(scene.skin) })];
    const ofTea = await open({ category: String(scene.skin), consultant: String(scene.teaId) });
    const lonely = await open({ category: String(await portal.make.category()) });
    expect(await scene.queueOf(tea)).toEqual(expect.arrayContaining([ofHeart, ofTea, lonely]));
    expect(await scene.queueOf(tea)).not.toContain(ofSkin);
    expect(await scene.queueOf(gia)).toEqual(expect.arrayContaining([ofSkin, lonely]));
    expect(await scene.queueOf(gia)).not.toContain(ofTea);
    expect((await act(ofTea, 'claim', gia)).status).toBe(403);
    expect(JSON.stringify((await scene.world.get('/api/consultant/queue/', tea.bearer)).body)).not.toMatch(
      /ნინო|ბერიძე|example\.ge|დილით წნევა/,
    );
  });
});
