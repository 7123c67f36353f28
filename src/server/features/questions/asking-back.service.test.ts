import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '#tests/support/account-client.ts';
import { type AskingScene, createAskingScene, type Person } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

const hour = 3_600_000;
const words = 'ჟირაფი რომელ საათზე გტკიოდათ?';
const answer = 'ბეგემოტი დილით მტკიოდა.';
let time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let scene: AskingScene;
let asker: Person;
let tea: Person;
let gia: Person;
let other: Person;

beforeAll(async () => {
  portal = await buildPortal({ now: () => time });
  scene = await createAskingScene(portal, () => time);
  ({ asker, tea, gia, other } = scene);
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  await later(hour);
  await portal.database.db.deleteFrom('mail').execute();
});

async function later(ms: number): Promise<void> {
  time += ms;
  await scene.renewAll();
}
const act = (...given: Parameters<AskingScene['act']>) => scene.act(...given);
const askBack = (id: number, who = tea, body = words) => act(id, 'ask-back', who, { body });
const reply = (id: number, who: Person = asker) => act(id, 'reply', who, { body: answer });
const claimed = async () => {
  const id = await scene.open();
  await act(id, 'claim', tea);
  return id;
};
const deadlinesOf = async (id: number) => {
  const columns = ['answer_due_at', 'lease_until', 'reply_until'] as const;
  const query = portal.database.db.selectFrom('question').select(columns).where('id', '=', id);
  const row = await query.executeTakeFirstOrThrow();
  const inHours = (at: Date | null) => (at === null ? null : (at.getTime() - time) / hour);
  return {
    due: inHours(row.answer_due_at),
    lease: inHours(row.lease_until),
    reply: inHours(row.reply_until),
  };
};
const fullOf = async (id: number) =>
  (await scene.world.get(`/api/consultant/question/${id}/`, tea.bearer)).body as {
    discussion: { kind: string; body: string }[];
    reply_until: string | null;
    has_reply: boolean;
  };
const run = () => portal.context.questions.deadlines.runDeadlines();

describe('a consultant who asks back', () => {
  it('and the asker who replies read each other in the thread, are told by mail, and nobody else is', async () => {
    const id = await claimed();
    expect((await askBack(id)).body).toEqual({ status: 'claimed' });
    expect(await scene.world.letters()).toEqual([`question_asked_back ${asker.email}`]);
    const headers = { authorization: `Bearer ${asker.bearer}` };
    const ask = async (collection: string, payload: object) =>
      (
        await portal.app.inject({ method: 'POST', url: `/api/restql/${collection}/`, headers, payload })
      ).json();
    const parts = await ask('questionblock', {
      find: { mine: true, 'question.id': id },
      fields: ['kind', 'body'],
    });
    expect(parts.questionblock).toEqual([{ kind: 'ask_back', body: `<p>${words}</p>` }]);
    const own = await ask('question', { find: { mine: true, id }, fields: ['reply_until'] });
    expect(own.question).toEqual([{ reply_until: new Date(time + 72 * hour).toISOString() }]);
    expect((await reply(id)).body).toEqual({ status: 'claimed' });
    expect(await scene.world.letters()).toContain(`question_replied ${tea.email}`);
    expect(await fullOf(id)).toMatchObject({
      reply_until: null,
      has_reply: true,
      discussion: [{ kind: 'ask_back' }, { kind: 'reply', body: `<p>${answer}</p>` }],
    });
    const dump = await portal.database.db.selectFrom('questionblock').selectAll().execute();
    expect(JSON.stringify(dump)).not.toMatch(/ჟირაფ|ბეგემოტ/);
    const mails = await portal.database.db.selectFrom('mail').selectAll().execute();
    expect(JSON.stringify(mails)).not.toMatch(/ჟირაფ|ბეგემოტ/);
  });

  it('holds the question, and only its owner replies', async () => {
    const id = await scene.open();
    expect((await askBack(id)).status, 'not held').toBe(409);
    await act(id, 'claim', tea);
    expect((await reply(id)).status, 'nothing is asked').toBe(409);
    expect((await askBack(id, gia)).status).toBe(409);
    for (const who of [asker, other]) expect((await askBack(id, who)).status).toBe(403);
    expect((await askBack(id, { ...tea, bearer: '' })).status).toBe(401);
    expect((await askBack(id, tea, ' ')).status).toBe(400);
    expect((await askBack(999_999)).status).toBe(404);
    await askBack(id);
    for (const who of [other, tea, gia]) expect((await reply(id, who)).status).toBe(404);
    expect((await reply(id)).status).toBe(200);
    const second = await reply(id);
    expect([second.status, codeOf(second)]).toEqual([409, 'nothing_asked']);
  });

  it('does so twice at most, one at a time', async () => {
    const id = await claimed();
    await askBack(id);
    expect(codeOf(await askBack(id))).toBe('reply_awaited');
    await reply(id);
    await askBack(id);
    await reply(id);
    const third = await askBack(id);
    expect([third.status, codeOf(third)]).toEqual([409, 'too_many_ask_backs']);
    expect((await act(id, 'answer', tea, { body: 'პასუხი' })).status).toBe(200);
    expect((await askBack(id)).status, 'answered').toBe(409);
  });

  it('lets the deadlines wait for the reply, and no longer', async () => {
    const id = await claimed();
    await later(10 * hour);
    expect(await deadlinesOf(id)).toEqual({ due: 62, lease: 14, reply: null });
    await askBack(id);
    await later(30 * hour);
    await run();
    expect(await scene.stateOf(id), 'its day is over, but it waits').toBe('claimed');
    await reply(id);
    expect(await deadlinesOf(id)).toEqual({ due: 62, lease: 14, reply: null });
    await askBack(id);
    await later(80 * hour);
    expect(await deadlinesOf(id), 'eight hours past the wait').toEqual({ due: 54, lease: 6, reply: -8 });
    expect((await reply(id)).status, 'late, but before the answer').toBe(200);
    expect(await deadlinesOf(id)).toEqual({ due: 54, lease: 6, reply: null });
  });

  it('gives the waiting time back with the question, and its lease ends all the same', async () => {
    const back = await claimed();
    await askBack(back);
    await later(2 * hour);
    await act(back, 'hand-back', tea);
    expect(await deadlinesOf(back)).toEqual({ due: 72, lease: null, reply: null });
    expect((await reply(back)).status).toBe(409);
    const slow = await claimed();
    await askBack(slow);
    await later(96 * hour);
    await run();
    expect(await scene.stateOf(slow)).toBe('open');
    expect(await deadlinesOf(slow)).toEqual({ due: 48, lease: null, reply: null });
  });
});
