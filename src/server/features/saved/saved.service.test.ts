import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskingScene, createAskingScene } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let time = Date.parse('2026-11-24T09:00:00Z');
let portal: TestPortal;
let scene: AskingScene;
const path = '/api/saved/';

beforeAll(async () => {
  portal = await buildPortal({ now: () => time });
  scene = await createAskingScene(portal, () => time);
}, 60_000);
afterAll(() => portal.close());

const listOf = async (bearer: string) => (await scene.world.get(path, bearer)).body;
const save = (kind: string, record: number, saved: boolean, bearer?: string) => {
  time += 1_000;
  return scene.world.post(path, { kind, record: String(record), saved: String(saved) }, bearer);
};
const refused = (code: string) => ({ body: { error: { __all__: [{ code }] } } });
const article = (id: number, more: object = {}) =>
  portal.make.article({ id, title: `სტატია ${id}`, alias: `a-${id}`, category_id: scene.heart, ...more });

describe('what a reader has saved', () => {
  it('is its account’s alone, newest first, and in the download of one’s data', async () => {
    const [one, other] = [await scene.world.join(), await scene.world.join()];
    await article(901);
    await article(902);
    const term = await portal.make.term({ title: 'ინსულტი', alias: 'insulti' });
    expect((await scene.world.get(path)).status).toBe(401);
    expect((await save('article', 901, true)).status).toBe(401);
    expect((await save('article', 901, true, one.bearer)).body).toEqual({ saved: true });
    await save('article', 902, true, one.bearer);
    await save('term', term, true, one.bearer);
    await save('article', 901, true, one.bearer);
    expect(await listOf(one.bearer)).toEqual({ article: [902, 901], term: [term] });
    expect(await listOf(other.bearer)).toEqual({ article: [], term: [] });
    await save('article', 901, false, other.bearer);
    expect((await save('article', 902, false, one.bearer)).body).toEqual({ saved: false });
    const { body: data } = await scene.world.post('/api/auth/my-data/', {}, one.bearer);
    expect(data).toMatchObject({ saved: { article: [901], term: [term] } });
  });

  it('is of published records of known kinds', async () => {
    const { bearer } = await scene.world.join();
    await article(903, { status: 'draft' });
    expect(await save('article', 903, true, bearer)).toMatchObject(refused('record_not_found'));
    expect((await save('article', 999_999, true, bearer)).status).toBe(404);
    expect((await save('clinic', 1, true, bearer)).status).toBe(400);
    expect((await save('article', -1, true, bearer)).status).toBe(400);
    expect(await listOf(bearer)).toEqual({ article: [], term: [] });
  });

  it('comes from the browser in the order that it had, without what is gone, and again without harm', async () => {
    const { bearer, id } = await scene.world.join();
    for (const each of [911, 912, 913]) await article(each);
    await save('article', 912, true, bearer);
    const bring = (list: object) => {
      time += 1_000;
      return portal.context.saved.bring({ accountId: id, article: [], term: [], ...list });
    };
    expect(await bring({ article: [913, 999_999, 911, 912, 913] })).toEqual({
      article: [913, 911, 912],
      term: [],
    });
    expect(await bring({ article: [911, 913] })).toEqual({ article: [913, 911, 912], term: [] });
  });

  it('is bounded', async () => {
    const { bearer, id } = await scene.world.join();
    await portal.database.db
      .insertInto('saved_reading')
      .columns(['account_id', 'article_id', 'saved_at'])
      .expression((of) =>
        of.selectFrom('article').select([of.val(id).as('account_id'), 'id', of.val(new Date(time)).as('at')]),
      )
      .execute();
    const { article: all } = await portal.context.saved.listSaved(id);
    expect(all.length).toBeGreaterThan(3);
    const missing = 500 - all.length;
    for (let each = 0; each < missing; each += 1) await article(2_000 + each);
    const many = Array.from({ length: missing }, (_, each) => 2_000 + each);
    await portal.context.saved.bring({ accountId: id, article: many, term: [] });
    await article(4_000);
    expect(await save('article', 4_000, true, bearer)).toMatchObject(refused('too_many_saved'));
    await save('article', 2_000, false, bearer);
    expect((await save('article', 4_000, true, bearer)).status).toBe(200);
  });

  it('goes with its account', async () => {
    const { bearer, id } = await scene.world.join();
    await save('article', 901, true, bearer);
    await portal.database.db.deleteFrom('account').where('id', '=', id).execute();
    const rows = await portal.database.db
      .selectFrom('saved_reading')
      .selectAll()
      .where('account_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });
});
