import { type RawBuilder, sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, somebody } from '#tests/support/account-client.ts';
import { type AskingScene, createAskingScene, type Person } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { postFile } from '#tests/support/upload.ts';
import { wireQuestions } from '../questions.wiring.ts';

const hour = 3_600_000;
let time = Date.parse('2026-11-21T09:00:00Z');
let portal: TestPortal;
let scene: AskingScene;
let asker: Person;
let tea: Person;
let gia: Person;
let other: Person;
let editor: Person;
let admin: Person;

beforeAll(async () => {
  portal = await buildPortal({ now: () => time });
  scene = await createAskingScene(portal, () => time);
  ({ asker, tea, gia, other } = scene);
  editor = await scene.world.joinStaff('editor');
  admin = await scene.world.joinStaff('admin');
}, 60_000);
afterAll(() => portal.close());
// Each test has an hour of its own, for its twenty questions and forty files.
beforeEach(async () => {
  time += hour;
  await scene.world.renew(asker, tea, gia, other, editor, admin);
});

const marker = 'BEGEMOT-4711';
const analysis = { name: 'ჟირაფის ანალიზი.pdf', bytes: Buffer.from(`%PDF-1.4\n% ${marker}\n%%EOF\n`) };
const picture = (edge = 40) =>
  sharp({ create: { width: edge, height: edge / 2, channels: 3, background: '#80a0c0' } });
/** A photo as a telephone makes it: lying on its side, with its place. */
const photo = async () => {
  const exif = {
    IFD0: { Make: marker, ImageDescription: 'ბინა 12' },
    IFD3: { GPSLatitude: '41/1 43/1 0/1' },
  };
  return picture().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
};
const add = (id: number, file = analysis, who: { bearer: string } | undefined = asker) =>
  postFile(portal.app, `/api/question/${id}/attachment/`, file, who?.bearer);
const open = (id: number, number: number, who?: { bearer: string }) =>
  portal.app.inject({
    url: `/api/question/${id}/attachment/${number}/`,
    headers: who ? { authorization: `Bearer ${who.bearer}` } : {},
  });
const namesOf = async (id: number, who: { bearer: string }) => {
  const { body } = await scene.world.get(`/api/question/${id}/attachments/`, who.bearer);
  return (body.attachments as { name: string }[] | undefined)?.map(({ name }) => name);
};
const claimed = async () => {
  const id = await scene.open();
  await add(id);
  await scene.act(id, 'claim', tea);
  return id;
};

describe('a file of a question', () => {
  it('is added by its owner with the question, and is the same when it is opened', async () => {
    const id = await scene.ask();
    expect(await add(id)).toMatchObject({
      status: 200,
      body: { number: 1, name: 'ჟირაფის ანალიზი.pdf', kind: 'pdf', size: analysis.bytes.length },
    });
    const answer = await open(id, 1, asker);
    expect(answer.rawPayload.equals(analysis.bytes)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'content-disposition': expect.stringContaining(encodeURIComponent('ჟირაფის')),
    });
  });

  it('is read by its owner, the consultant on the question and, noted, an admin alone', async () => {
    const id = await claimed();
    const statuses = async () =>
      Promise.all(
        [asker, admin, tea, gia, editor, other, undefined].map(
          async (who) => (await open(id, 1, who)).statusCode,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200, 403, 404, 404, 401]);
    for (const who of [gia, editor, other]) expect(await namesOf(id, who)).toBeUndefined();
    for (const who of [asker, admin, tea]) expect(await namesOf(id, who)).toEqual([analysis.name]);
    await scene.act(id, 'hand-back', tea);
    expect((await open(id, 1, tea)).statusCode, 'no longer hers').toBe(403);
    const notes = await portal.database.db
      .selectFrom('question_read')
      .select(['reader', 'attachment'])
      .where('question_id', '=', id)
      .execute();
    expect(notes.sort((one, two) => one.reader.localeCompare(two.reader))).toEqual(
      [tea, admin]
        .map(({ id: reader }) => ({ reader: `account:${reader}`, attachment: 1 }))
        .sort((one, two) => one.reader.localeCompare(two.reader)),
    );
  });

  it('is added and taken away by its owner alone, until the question is answered', async () => {
    const id = await claimed();
    const remove = (who: { bearer: string }) =>
      scene.world.post(`/api/question/${id}/attachment/1/remove/`, {}, who.bearer);
    for (const who of [other, tea, admin]) {
      expect((await add(id, analysis, who)).status).toBe(404);
      expect((await remove(who)).status).toBe(404);
    }
    expect((await postFile(portal.app, `/api/question/${id}/attachment/`, analysis)).status).toBe(401);
    expect((await remove(asker)).body).toEqual({});
    expect((await remove(asker)).status).toBe(404);
    expect((await open(id, 1, asker)).statusCode).toBe(404);
    expect((await add(id)).body.number, 'the free place').toBe(1);
    await scene.act(id, 'answer', tea, { body: 'პასუხი' });
    const late = await add(id);
    expect([late.status, codeOf(late)]).toEqual([409, 'already_answered']);
    expect((await remove(asker)).status).toBe(409);
    expect((await open(id, 1, tea)).statusCode, 'who answered reads on').toBe(200);
  });

  it.each([
    [
      'a program under a picture’s name',
      { name: 'a.jpg', bytes: Buffer.from('MZ\x90 program') },
      415,
      'bad_type',
    ],
    ['a page', { name: 'a.pdf', bytes: Buffer.from('<html><script>1</script>') }, 415, 'bad_type'],
    ['nothing at all', { name: 'a.pdf', bytes: Buffer.alloc(0) }, 415, 'bad_type'],
    ['half a document', { name: 'a.pdf', bytes: Buffer.from('%PDF-1.4\nhalf') }, 400, 'broken'],
    [
      'half a picture',
      { name: 'a.png', bytes: Buffer.from('\x89PNG\r\n\x1a\nhalf', 'latin1') },
      400,
      'broken',
    ],
    ['too much', { name: 'a.pdf', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-') }, 413, 'too_large'],
  ])('is refused at its field: %s', async (_, file, status, code) => {
    const reply = await add(await scene.ask(), file);
    expect([reply.status, codeOf(reply, 'file')]).toEqual([status, code]);
    expect(JSON.stringify(reply.body)).toMatch(/[ა-ჰ]{3}/);
  });

  it('is one of five, and of forty an hour', async () => {
    const ids = [];
    for (let at = 0; at < 9; at += 1) ids.push(await scene.ask());
    const [id = 0, ...rest] = ids;
    for (let at = 0; at < 5; at += 1) expect((await add(id)).status).toBe(200);
    const sixth = await add(id);
    expect([sixth.status, codeOf(sixth, 'file')]).toEqual([400, 'too_many_files']);
    for (const next of rest.slice(0, 7)) for (let at = 0; at < 5; at += 1) await add(next);
    expect((await add(rest[7] ?? 0)).status).toBe(429);
  });

  it('that is a photo stands upright and loses its place, its device and its words', async () => {
    const id = await scene.ask();
    const bytes = await photo();
    expect(bytes.includes(marker)).toBe(true);
    // The kind is that of the bytes, whatever the name says.
    expect((await add(id, { name: 'photo.pdf', bytes })).body).toMatchObject({ kind: 'jpeg' });
    const { rawPayload: stored } = await open(id, 1, asker);
    const { width, height, exif, xmp, format } = await sharp(stored).metadata();
    expect({ width, height, exif, xmp, format }).toEqual({ width: 20, height: 40, format: 'jpeg' });
    expect(stored.includes(marker)).toBe(false);
    for (const kind of ['png', 'webp'] as const) {
      await add(id, { name: `a.${kind}`, bytes: await picture().toFormat(kind).toBuffer() });
      const { body } = await scene.world.get(`/api/question/${id}/attachments/`, asker.bearer);
      expect(JSON.stringify(body)).toContain(`"kind":"${kind}"`);
    }
  });
});

const all = async <Row>(query: RawBuilder<Row>) => (await query.execute(portal.database.db)).rows;

describe('the bytes and the name of a file', () => {
  const questionsWith = (secrets: { current: string; previous?: string }) =>
    wireQuestions({
      ...{ db: portal.database.db, secrets, now: () => time, money: scene.world.holds },
      enqueueMail: async () => {},
    });
  const caller = () => ({ accountId: asker.id, roles: [], consultantId: null });

  it('stand nowhere in the database and in no file of the portal', async () => {
    const id = await claimed();
    const tables = await all(sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
      from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')
        and table_type = 'BASE TABLE'`);
    const hex = Buffer.from(marker).toString('hex');
    const dumps = await Promise.all(
      tables.map(({ name }) => all(sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`)),
    );
    const rows = dumps.flat().map(({ row }) => row);
    expect(rows.length).toBeGreaterThan(20);
    const nameHex = Buffer.from('ჟირაფის').toString('hex');
    for (const clue of [marker, hex, 'ჟირაფის', nameHex])
      expect(
        rows.filter((row) => row.includes(clue)),
        clue,
      ).toEqual([]);
    expect((await portal.app.inject({ url: `/media/question/${id}/1.pdf` })).statusCode).toBe(404);
  });

  it('are not opened in another place, nor when they were changed', async () => {
    const [one, two] = [await claimed(), await claimed()];
    const content = sql`(select content from question_attachment where question_id = ${one})`;
    await all(sql`update question_attachment set content = ${content} where question_id = ${two}`);
    expect((await open(two, 1, asker)).statusCode).toBe(503);
    expect((await open(one, 1, asker)).statusCode).toBe(200);
    await all(
      sql`update question_attachment set content = set_byte(content, 20, 7) where question_id = ${one}`,
    );
    expect((await open(one, 1, asker)).statusCode).toBe(503);
    await all(sql`delete from question_attachment where question_id in (${one}, ${two})`);
  });

  it('are sealed anew when the key changes', async () => {
    const id = await claimed();
    const first = portal.context.config.AUTH_SECRET;
    const second = 'nextK3yOfTh3Portal-7Yq2Zp9Wm4Rt8';
    const both = questionsWith({ current: second, previous: first });
    const read = (questions: typeof both) =>
      questions.attachments.readFile({ caller: caller(), id, number: 1 });
    expect((await read(both)).bytes.equals(analysis.bytes)).toBe(true);
    expect(await both.sealing.resealAll()).toMatchObject({ unreadable: 0 });
    expect((await both.sealing.resealAll()).resealed).toBe(0);
    expect((await read(questionsWith({ current: second }))).name).toBe(analysis.name);
    await expect(read(questionsWith({ current: first }))).rejects.toMatchObject({ code: 'unreadable' });
    await questionsWith({ current: first, previous: second }).sealing.resealAll();
    expect((await open(id, 1, asker)).statusCode).toBe(200);
  });

  it('are taken along by their owner, and go with the account, also from a question that stays', async () => {
    const leaving = await scene.world.join();
    const ask = async () => {
      const values = { service: scene.service, category: String(scene.heart) };
      const id = Number((await scene.world.ask(values, leaving.bearer)).body.question);
      expect((await add(id, analysis, leaving)).status).toBe(200);
      return id;
    };
    const [published, gone] = [await ask(), await ask()];
    await scene.world.pay(leaving.id, published);
    await scene.act(published, 'claim', tea);
    await scene.act(published, 'answer', tea, { body: 'პასუხი' });
    await scene.act(published, 'consent', leaving, { may_publish: 'true' });
    await portal.context.questions.moderation.publishAsWritten({ id: published, lastSeen: 0 });
    const { body } = await scene.world.post('/api/auth/my-data/', {}, leaving.bearer);
    const [taken] = (body.questions as { attachments: Record<string, unknown>[] }[])[0]?.attachments ?? [];
    expect(taken).toMatchObject({
      name: analysis.name,
      address: `/api/question/${published}/attachment/1/`,
      content: analysis.bytes.toString('base64'),
    });
    await scene.world.post('/api/auth/delete/', { password: somebody.password }, leaving.bearer);
    const left = await portal.database.db
      .selectFrom('question_attachment')
      .select('question_id')
      .where('question_id', 'in', [published, gone])
      .execute();
    expect(left).toEqual([]);
    const kept = portal.database.db.selectFrom('question').select('id').where('id', '=', published);
    expect(await kept.execute()).toHaveLength(1);
  });

  it('are forgotten a month after their question was left unpaid', async () => {
    const [unpaid, paid] = [await scene.ask(), await scene.open()];
    for (const id of [unpaid, paid]) await add(id);
    await scene.act(paid, 'claim', tea);
    await scene.act(paid, 'answer', tea, { body: 'პასუხი' });
    time += 29 * 24 * hour;
    await portal.context.questions.attachments.forgetUnanswered();
    await scene.world.renew(asker);
    expect((await open(unpaid, 1, asker)).statusCode).toBe(200);
    time += 2 * 24 * hour;
    await portal.context.questions.attachments.forgetUnanswered();
    await scene.world.renew(asker);
    expect((await open(unpaid, 1, asker)).statusCode).toBe(404);
    expect((await open(paid, 1, asker)).statusCode).toBe(200);
  });
});
