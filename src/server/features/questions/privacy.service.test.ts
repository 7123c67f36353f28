import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carryOut } from '#server/operator/commands/questions.ts';
import { somebody } from '#tests/support/account-client.ts';
import { type AskingScene, createAskingScene, type Person } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

const time = Date.parse('2026-11-21T09:00:00Z');
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
  await scene.renewAll();
  await portal.database.db.deleteFrom('mail').execute();
});

const act = (...given: Parameters<AskingScene['act']>) => scene.act(...given);
const open = (values?: Record<string, string>) => scene.open(values);

describe('a private text', () => {
  it('is read by its consultant and admins alone, and each reading is noted', async () => {
    const id = await open();
    const read = (who?: Person) => scene.world.get(`/api/consultant/question/${id}/`, who?.bearer);
    expect((await read()).status).toBe(401);
    expect((await read(other)).status).toBe(403);
    expect((await read(tea)).status, 'not held yet').toBe(403);
    await act(id, 'claim', tea);
    expect((await read(tea)).body.body).toContain('დილით წნევა');
    expect((await read(gia)).status).toBe(403);
    const admin = await scene.world.joinStaff('admin');
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
    const before = await scene.stateOf(id);
    for (const what of ['followup', 'close', 'consent', 'claim', 'hand-back', 'answer']) {
      const values = { body: 'რამე', may_publish: 'true' };
      expect((await act(id, what, { ...other, bearer: '' }, values)).status, what).toBe(401);
      expect([403, 404], what).toContain((await act(id, what, other, values)).status);
      expect((await act(999_999, what, tea, values)).status, what).toBe(404);
      expect((await scene.world.post(`/api/question/x/${what}/`, values, tea.bearer)).status, what).toBe(404);
    }
    expect((await scene.world.get('/api/consultant/queue/', other.bearer)).status).toBe(403);
    expect((await scene.world.get('/api/consultant/queue/')).status).toBe(401);
    expect(await scene.stateOf(id)).toBe(before);
  });

  it('is looked through by the operator’s command', async () => {
    const id = await open();
    const { questions } = portal.context;
    await act(id, 'claim', tea);
    await act(id, 'answer', tea, { body: '- ერთი\n- ორი' });
    await act(id, 'consent', asker, { may_publish: 'on' });
    expect((await carryOut(questions, { what: 'list' })).join()).toContain(`${id}\t`);
    expect((await carryOut(questions, { what: 'show', id })).join('\n')).toContain(
      '--- answer\n- ერთი\n- ორი',
    );
    expect(await carryOut(questions, { what: 'approve', id })).toEqual([`${id} is published`]);
    expect(await carryOut(questions, { what: 'refuse', id })).toEqual([`${id} stays private`]);
  });

  it('is taken along by its asker, and goes with the account unless everybody may read it', async () => {
    const leaving = await scene.world.join();
    const values = { service: scene.service, category: String(scene.heart) };
    const [kept = 0, gone = 0] = [
      await scene.world.ask(values, leaving.bearer),
      await scene.world.ask({ ...values, title: 'სულ სხვა კითხვა' }, leaving.bearer),
    ].map(({ body }) => Number(body.question));
    await scene.world.pay(leaving.id, kept);
    await act(kept, 'claim', tea);
    await act(kept, 'answer', tea, { body: 'პასუხი' });
    await act(kept, 'consent', leaving, { may_publish: 'true' });
    await portal.context.questions.moderation.publishAsWritten({ id: kept, lastSeen: 0 });
    const { body } = await scene.world.post('/api/auth/my-data/', {}, leaving.bearer);
    expect(body.questions).toMatchObject([
      { id: kept, answer: '<p>პასუხი</p>' },
      { title: 'სულ სხვა კითხვა' },
    ]);
    const removed = await scene.world.post(
      '/api/auth/delete/',
      { password: somebody.password },
      leaving.bearer,
    );
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    const rows = await portal.database.db
      .selectFrom('question')
      .select(['id', 'account_id'])
      .where('id', 'in', [kept, gone])
      .execute();
    expect(rows).toEqual([{ id: kept, account_id: null }]);
  });

  it('is refused by an editor before an answer: the money is back', async () => {
    const before = await scene.world.balanceOf(asker.id);
    const id = await open();
    expect(await portal.context.questions.moderation.refuseOrHide(id)).toBe('money_released');
    expect(await scene.world.balanceOf(asker.id)).toBe(before + scene.world.price);
    await expect(portal.context.questions.moderation.refuseOrHide(id)).rejects.toMatchObject({
      code: 'not_now',
    });
  });
});
