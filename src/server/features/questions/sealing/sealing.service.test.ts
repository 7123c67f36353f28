import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut } from '#server/operator/commands/questions.ts';
import { type AskingScene, createAskingScene, type Person } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { wireQuestions } from '../questions.wiring.ts';

const authSecret = 'b4jWc2Zq8Tn6RyXv0KmLs3PdHf7GuAe1';
const values = { title: 'ჟირაფული თავბრუსხვევა', body: 'ზარმაცი ბეგემოტი მესიზმრება ყოველ ღამით, რა ვქნა?' };
const answer = 'მიირთვით ფორთოხალი დილით.';
const followup = 'გრეიფრუტიც შეიძლება?';
/** Every word that somebody wrote, and as an address would spell it. */
const words = ['ჟირაფ', 'zhiraf', 'jiraf', 'ბეგემოტ', 'begemot', 'ფორთოხ', 'phorth', 'გრეიფრ', 'greiph'];
let portal: TestPortal;
let scene: AskingScene;
let asker: Person;
let tea: Person;

beforeAll(async () => {
  portal = await buildPortal();
  scene = await createAskingScene(portal, Date.now);
  ({ asker, tea } = scene);
}, 60_000);
afterAll(() => portal.close());

const all = async <Row>(query: RawBuilder<Row>) => (await query.execute(portal.database.db)).rows;

/** Which of the words stand anywhere in the database, whatever the table. */
async function wordsInDump(): Promise<string[]> {
  const tables = await all(sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')
      and table_type = 'BASE TABLE'`);
  const rows = await Promise.all(
    tables.map(({ name }) => all(sql<{ row: string }>`select lower(t::text) as row from ${sql.raw(name)} t`)),
  );
  const dump = rows.flat().map(({ row }) => row);
  expect(dump.length).toBeGreaterThan(20);
  return words.filter((word) => dump.some((row) => row.includes(word)));
}

/** Asked, paid, answered, and asked further. */
async function discussed(): Promise<number> {
  const id = await scene.open(values);
  await scene.act(id, 'claim', tea);
  await scene.act(id, 'answer', tea, { body: answer });
  await scene.act(id, 'followup', asker, { body: followup });
  return id;
}

const mine = async (id: number) => {
  const answered = async (collection: string, find: object) => {
    const headers = { authorization: `Bearer ${asker.bearer}` };
    const payload = { find };
    const url = `/api/restql/${collection}/`;
    return (await portal.app.inject({ method: 'POST', url, headers, payload })).body;
  };
  return (
    (await answered('question', { id, mine: true })) +
    (await answered('questionblock', { 'question.id': id }))
  );
};
const toConsultant = async (id: number) =>
  JSON.stringify((await scene.world.get(`/api/consultant/question/${id}/`, tea.bearer)).body);
const toEverybody = async (id: number) =>
  JSON.stringify((await portal.ask('question', { find: { id } })).body);
const publish = (id: number) =>
  portal.context.questions.moderation.publishAsWritten({ id, lastSeen: 999_999 });

/** Questions of a portal on the same database, whose key is made from other secrets. */
const questionsWith = (secrets: { current: string; previous?: string }) =>
  wireQuestions({
    ...{ db: portal.database.db, secrets, now: Date.now, money: scene.world.holds },
    enqueueMail: async () => {},
  });

describe('a private question', () => {
  it('stands nowhere in the database in words, and its people read it all the same', async () => {
    const id = await discussed();
    expect(await wordsInDump()).toEqual([]);
    for (const text of [await mine(id), await toConsultant(id)])
      for (const part of [values.title, 'ბეგემოტი', 'ფორთოხალი', followup]) expect(text).toContain(part);
    const { body: queue } = await scene.world.get('/api/consultant/queue/', tea.bearer);
    expect(queue.answered).toContainEqual(expect.objectContaining({ id, title: values.title }));
    const { body: data } = await scene.world.post('/api/auth/my-data/', {}, asker.bearer);
    expect(JSON.stringify(data)).toContain('ბეგემოტი');
    expect((await carryOut(portal.context.questions, { what: 'show', id })).join()).toContain('ბეგემოტი');
    await scene.act(id, 'consent', asker, { may_publish: 'true' });
    expect(await wordsInDump(), 'not before an editor has decided').toEqual([]);
    expect(await portal.context.questions.moderation.listWaiting()).toContainEqual(
      expect.objectContaining({ id, title: values.title }),
    );
  });

  it('is in the clear while everybody may read it, and is sealed again when that ends', async () => {
    const id = await discussed();
    await scene.act(id, 'consent', asker, { may_publish: 'true' });
    await publish(id);
    await expect.poll(() => toEverybody(id)).toContain('ბეგემოტი');
    await portal.context.indexing.indexQueued();
    const { body } = await portal.ask('search', { find: { q: values.title } });
    expect(body.search).toContainEqual(expect.objectContaining({ type: 'question', id }));
    await scene.act(id, 'answer', tea, { body: 'გრეიფრუტი უკეთესია.' });
    expect(await toConsultant(id)).toContain('უკეთესია');
    const unseen = await all(sql`select 1 from questionblock where body_html like '%უკეთესია%'`);
    expect(unseen, 'what no editor has seen').toEqual([]);
    await scene.act(id, 'consent', asker, { may_publish: 'false' });
    await portal.context.indexing.indexQueued();
    expect(await wordsInDump()).toEqual([]);
    expect(await mine(id)).toContain('ბეგემოტი');
  });

  it('of an earlier program is sealed by the job, and its address no longer tells what it is about', async () => {
    const id = await discussed();
    const text = {
      title: values.title,
      slug: 'zhiraphuli',
      body_html: values.body,
      sealed: null,
      sealed_by: null,
    };
    await portal.database.db.updateTable('question').set(text).where('id', '=', id).execute();
    const part = { body_html: followup, sealed: null, sealed_by: null };
    await portal.database.db.updateTable('questionblock').set(part).where('question_id', '=', id).execute();
    expect(await wordsInDump()).not.toEqual([]);
    expect(await carryOut(portal.context.questions, { what: 'seal' })).toEqual(['1 questions sealed']);
    expect(await wordsInDump()).toEqual([]);
    expect(await mine(id)).toContain('ბეგემოტი');
    expect(await portal.context.questions.sealing.resealAll()).toEqual({ resealed: 0, unreadable: 0 });
  });

  it('is sealed anew when the key changes, and says so where no key fits', async () => {
    const id = await discussed();
    const next = 'nextK3yOfTh3Portal-7Yq2Zp9Wm4Rt8';
    const reader = { id, reader: 'operator' };
    const both = questionsWith({ current: next, previous: authSecret });
    expect(await both.consulting.readFull(reader)).toMatchObject({ title: values.title });
    expect(await both.sealing.resealAll()).toMatchObject({ unreadable: 0 });
    expect(await questionsWith({ current: next }).consulting.readFull(reader)).toMatchObject({
      title: values.title,
    });
    expect(await mine(id)).toContain('ვერ ხერხდება');
    expect((await carryOut(portal.context.questions, { what: 'seal' })).join()).toMatch(/cannot be opened/);
    const back = questionsWith({ current: authSecret, previous: next });
    await back.sealing.resealAll();
    expect(await mine(id)).toContain('ბეგემოტი');
  });

  it('is not opened in the place of another one', async () => {
    const [one, other] = [await discussed(), await discussed()];
    await sql`update question set sealed = (select sealed from question where id = ${one}) where id = ${other}`.execute(
      portal.database.db,
    );
    expect(await mine(other)).not.toContain('ბეგემოტი');
    expect(await mine(one)).toContain('ბეგემოტი');
  });
});
