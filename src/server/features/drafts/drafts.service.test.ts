import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskingScene, createAskingScene } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createDraftsRepository } from './drafts.repository.ts';
import { wireDrafts } from './drafts.wiring.ts';

const day = 86_400_000;
let time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let scene: AskingScene;
const draft = { title: 'ჟირაფული თავბრუსხვევა', body: 'ზარმაცი ბეგემოტი', is_private: 'false' };
const path = '/api/question/draft/';

beforeAll(async () => {
  portal = await buildPortal({ now: () => time });
  scene = await createAskingScene(portal, () => time);
}, 60_000);
afterAll(() => portal.close());

const draftOf = async (bearer?: string) => (await scene.world.get(path, bearer)).body.draft;
const keep = (values: Record<string, string>, bearer?: string) => scene.world.post(path, values, bearer);

describe('a draft of a question', () => {
  it('is its account’s alone, and stands nowhere in words', async () => {
    const { asker } = scene;
    const other = await scene.world.join();
    expect((await scene.world.get(path)).status).toBe(401);
    expect((await keep(draft)).status).toBe(401);
    expect(await draftOf(asker.bearer)).toBeNull();
    expect((await keep(draft, asker.bearer)).body).toEqual({});
    const kept = { ...draft, is_private: false, updated_at: new Date(time).toISOString() };
    expect(await draftOf(asker.bearer)).toEqual(kept);
    expect(await draftOf(other.bearer)).toBeNull();
    const rows = await portal.database.db.selectFrom('question_draft').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/ჟირაფ|ბეგემოტ/);
    const { body: data } = await scene.world.post('/api/auth/my-data/', {}, asker.bearer);
    expect(data.question_draft).toEqual(kept);
  });

  it('that was moved to another account is not opened there', async () => {
    const [one, other] = [await scene.world.join(), await scene.world.join()];
    await keep(draft, one.bearer);
    await portal.database.db
      .updateTable('question_draft')
      .set({ account_id: other.id })
      .where('account_id', '=', one.id)
      .execute();
    expect(await draftOf(other.bearer)).toBeNull();
  });

  it('is sealed anew after a change of keys, so that the previous one can go', async () => {
    const { bearer, id } = await scene.world.join();
    await keep(draft, bearer);
    const { db } = portal.database;
    const sealedBefore = (
      await db
        .selectFrom('question_draft')
        .select('sealed')
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow()
    ).sealed;
    const [first, second] = [portal.context.config.AUTH_SECRET, 'nQ4wXc7Lz2VbT9rKyMs8PdHf3GuAe6Jo'];
    const draftsWith = (secrets: { current: string; previous?: string }) =>
      wireDrafts({ db, secrets, now: () => time });
    const changing = draftsWith({ current: second, previous: first });
    const stored = { ...draft, is_private: false, updated_at: new Date(time).toISOString() };
    expect(await changing.find(id)).toEqual(stored);
    expect(await draftsWith({ current: second }).find(id)).toBeNull();
    expect(await changing.resealAll()).toMatchObject({ unreadable: 0 });
    expect(await draftsWith({ current: second }).find(id)).toEqual(stored);
    expect(await changing.resealAll()).toEqual({ resealed: 0, unreadable: 0 });
    // What is written on meanwhile wins over the old text.
    await createDraftsRepository(db).replaceSealed(id, sealedBefore, 'old');
    expect(await draftsWith({ current: second }).find(id)).toEqual(stored);
    await db.deleteFrom('question_draft').where('account_id', '=', id).execute();
  });

  it('gives way to the next one, and is forgotten when it is empty, asked or old', async () => {
    const { bearer } = await scene.world.join();
    const asking = { service: scene.service, category: String(scene.heart) };
    await keep(draft, bearer);
    await keep({ ...draft, title: 'სხვა' }, bearer);
    expect(await draftOf(bearer)).toMatchObject({ title: 'სხვა' });
    expect((await keep({ title: 'x'.repeat(201) }, bearer)).status).toBe(400);
    await keep({ title: '', body: '' }, bearer);
    expect(await draftOf(bearer)).toBeNull();
    await keep(draft, bearer);
    expect((await scene.world.ask(asking, bearer)).status).toBe(200);
    expect(await draftOf(bearer)).toBeNull();
    await keep(draft, bearer);
    time += 31 * day;
    expect(await portal.context.drafts.removeOld()).toBeGreaterThan(0);
    await portal.database.db
      .selectFrom('question_draft')
      .selectAll()
      .executeTakeFirst()
      .then((row) => expect(row).toBeUndefined());
  });
});

describe('the time that a consultant usually takes', () => {
  it('is the median of a year, in hours, once there are three answers', async () => {
    const { make, database } = portal;
    const consultant = await make.consultant({ title: 'სწრაფი', alias: 'stsrafi' });
    const known = async () => {
      const query = { find: { id: consultant }, many: false, fields: ['answers_within'] };
      return (await portal.ask('consultant', query)).body.consultant;
    };
    const answered = async (hours: number, ago = 0) => {
      const asked = new Date(time - ago * day - hours * 3_600_000);
      await make.question({
        consultant_id: consultant,
        asked_at: asked,
        answered_at: new Date(asked.getTime() + hours * 3_600_000),
      });
    };
    await answered(2);
    await answered(5);
    await answered(400, 400);
    expect(await known()).toEqual({ answers_within: null });
    await answered(30);
    await database.db
      .updateTable('consultant')
      .set({ introtext: 'x' })
      .where('id', '=', consultant)
      .execute();
    await expect.poll(known).toEqual({ answers_within: 5 });
  });
});
