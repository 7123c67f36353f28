import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, somebody } from '#tests/support/account-client.ts';
import { type AskingScene, createAskingScene, type Person } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { wireQuestions } from '../questions.wiring.ts';

const day = 86_400_000;
let time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let scene: AskingScene;
let asker: Person;
let tea: Person;

beforeAll(async () => {
  portal = await buildPortal({ now: () => time });
  scene = await createAskingScene(portal, () => time);
  ({ asker, tea } = scene);
}, 60_000);
afterAll(() => portal.close());

const rate = (id: number, values: Record<string, string>, who: { bearer: string } = asker) =>
  scene.act(id, 'rating', who, values);
const ownOf = async (id: number, who = asker) => scene.world.get(`/api/question/${id}/rating/`, who.bearer);
async function answered(): Promise<number> {
  const id = await scene.open();
  await scene.act(id, 'claim', tea);
  await scene.act(id, 'answer', tea, { body: 'პასუხი' });
  return id;
}
const desk = (path: string, payload: object, who: Person) =>
  portal.app.inject({
    method: 'POST',
    url: `/api/office/questions/${path}/`,
    headers: {
      authorization: `Bearer ${who.bearer}`,
      cookie: `csrftoken=${'c'.repeat(43)}`,
      'x-csrftoken': 'c'.repeat(43),
    },
    payload,
  });

describe('a rating', () => {
  it('is given to an answer by its asker alone, and changed for seven days', async () => {
    const id = await scene.open();
    expect(codeOf(await rate(id, { stars: '5' }))).toBe('not_answered');
    await scene.act(id, 'claim', tea);
    await scene.act(id, 'answer', tea, { body: 'პასუხი' });
    expect((await ownOf(id)).body).toEqual({ rating: null });
    for (const who of [scene.other, tea, scene.gia]) {
      expect((await rate(id, { stars: '1' }, who)).status).toBe(404);
      expect((await ownOf(id, who)).status).toBe(404);
    }
    expect((await rate(id, { stars: '1' }, { bearer: '' })).status).toBe(401);
    for (const stars of ['0', '6', '4.5', 'x', ''])
      expect((await rate(id, { stars })).status, stars).toBe(400);
    expect((await rate(id, { stars: '4', words: 'გ'.repeat(1_001) })).status).toBe(400);
    const changeable_until = new Date(time + 7 * day).toISOString();
    expect((await rate(id, { stars: '2' })).body.rating).toMatchObject({
      stars: 2,
      words: '',
      changeable_until,
    });
    time += 6 * day;
    await scene.renewAll();
    const changed = { stars: 5, words: 'მადლობა, ჟირაფი.', changeable_until, is_changeable: true };
    expect((await rate(id, { stars: '5', words: ' მადლობა, ჟირაფი. ' })).body).toEqual({ rating: changed });
    time += day;
    await scene.renewAll();
    expect(codeOf(await rate(id, { stars: '1' }))).toBe('rating_final');
    expect((await ownOf(id)).body.rating).toEqual({ ...changed, is_changeable: false });
  });

  it('is read by the office with its words, which is noted, and stands nowhere in words', async () => {
    const id = await answered();
    await rate(id, { stars: '3', words: 'ბეგემოტმა მიპასუხა.' });
    const [editor, admin, sales] = await Promise.all(
      (['editor', 'admin', 'sales'] as const).map((role) => scene.world.joinStaff(role)),
    );
    const { rows } = (await desk('list', {}, editor as Person)).json();
    expect(rows.find((row: { id: number }) => row.id === id)).toMatchObject({
      stars: 3,
      has_rating_words: true,
    });
    for (const who of [editor, admin])
      expect((await desk('rating', { id }, who as Person)).json()).toMatchObject({
        words: 'ბეგემოტმა მიპასუხა.',
      });
    expect((await desk('rating', { id }, sales as Person)).statusCode).toBe(403);
    expect((await desk('rating', { id }, tea)).statusCode).toBe(403);
    const notes = portal.database.db
      .selectFrom('question_read')
      .select('reader')
      .where('question_id', '=', id);
    expect(await notes.execute()).toHaveLength(2);
    const dump = await portal.database.db.selectFrom('question_rating').selectAll().execute();
    expect(JSON.stringify(dump)).not.toMatch(/ბეგემოტ|ჟირაფ/);
  });

  it('has words that are sealed anew when the key changes', async () => {
    const id = await answered();
    await rate(id, { stars: '3', words: 'ბეგემოტი' });
    const first = portal.context.config.AUTH_SECRET;
    const second = 'nextK3yOfTh3Portal-7Yq2Zp9Wm4Rt8';
    const questionsWith = (secrets: { current: string; previous?: string }) =>
      wireQuestions({
        ...{ db: portal.database.db, secrets, now: () => time, money: scene.world.holds },
        enqueueMail: async () => {},
      });
    const words = async (questions: ReturnType<typeof questionsWith>) =>
      (await questions.ratings.findOwn({ accountId: asker.id, id }))?.words;
    await questionsWith({ current: second, previous: first }).sealing.resealAll();
    expect(await words(questionsWith({ current: second }))).toBe('ბეგემოტი');
    expect(await words(questionsWith({ current: first }))).toContain('ვერ ხერხდება');
    await questionsWith({ current: first, previous: second }).sealing.resealAll();
    expect((await ownOf(id)).body.rating).toMatchObject({ words: 'ბეგემოტი' });
  });

  it('of five or more makes a consultant’s average, and no single one is told', async () => {
    const known = async () => {
      const query = { find: { id: scene.teaId }, many: false, fields: ['rating'] };
      return (await portal.ask('consultant', query)).body.consultant;
    };
    await portal.database.db.deleteFrom('question_rating').execute();
    for (const stars of ['5', '4', '4', '5']) await rate(await answered(), { stars });
    await expect.poll(known).toEqual({ rating: null });
    const last = await answered();
    await rate(last, { stars: '3' });
    await expect.poll(known).toEqual({ rating: { average: 4.2, count: 5 } });
    await rate(last, { stars: '4' });
    await expect.poll(known).toEqual({ rating: { average: 4.4, count: 5 } });
  });

  it('loses its words with the account, and stays in the average where the answer stays', async () => {
    const leaving = await scene.world.join();
    const values = { service: scene.service, category: String(scene.heart) };
    const id = Number((await scene.world.ask(values, leaving.bearer)).body.question);
    await scene.world.pay(leaving.id, id);
    await scene.act(id, 'claim', tea);
    await scene.act(id, 'answer', tea, { body: 'პასუხი' });
    await rate(id, { stars: '5', words: 'ჩემი სიტყვები' }, leaving);
    await scene.act(id, 'consent', leaving, { may_publish: 'true' });
    await portal.context.questions.moderation.publishAsWritten({ id, lastSeen: 0 });
    const { body } = await scene.world.post('/api/auth/my-data/', {}, leaving.bearer);
    expect(body.questions).toMatchObject([{ rating: { stars: 5, words: 'ჩემი სიტყვები' } }]);
    await scene.world.post('/api/auth/delete/', { password: somebody.password }, leaving.bearer);
    const rows = portal.database.db
      .selectFrom('question_rating')
      .select(['stars', 'words'])
      .where('question_id', '=', id);
    expect(await rows.execute()).toEqual([{ stars: 5, words: null }]);
  });
});
