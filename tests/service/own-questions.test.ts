import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountClient, type Reply } from '#tests/support/account-client.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let client: ReturnType<typeof createAccountClient>;
const ids: Record<'mine' | 'shown' | 'other' | 'public', number> = { mine: 0, shown: 0, other: 0, public: 0 };
const tokens = { nino: '', gia: '' };

beforeAll(async () => {
  portal = await buildPortal();
  client = createAccountClient(portal.app);
  const { make } = portal;
  tokens.nino = (await client.join('nino@example.ge')).access;
  tokens.gia = (await client.join('gia@example.ge')).access;
  const [nino, gia] = [await idOf(tokens.nino), await idOf(tokens.gia)];
  const waiting = {
    status: 'awaiting_payment',
    is_private: true,
    published_at: null,
    answered_at: null,
  } as const;
  ids.public = await make.question({});
  ids.shown = await make.question({ account_id: nino });
  ids.mine = await make.question({ ...waiting, account_id: nino });
  ids.other = await make.question({ ...waiting, account_id: gia });
  for (const question_id of [ids.mine, ids.other, ids.public]) await make.questionblock({ question_id });
  await make.questionblock({ question_id: ids.public, is_shown: false });
}, 60_000);
afterAll(() => portal.close());

const idOf = async (access: string) => Number((await client.verify(access)).body.id);
const query = async (collection: string, body: object, bearer?: string): Promise<Reply> => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/restql/${collection}/`,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json(), headers: {} };
};
const idsOf = ({ body }: Reply, name: string) => (body[name] as { id: number }[]).map(({ id }) => id);

describe('own questions', () => {
  it('are visible to their asker only, with their state', async () => {
    const mine = await query('question', { find: { mine: true }, sort: '-asked_at' }, tokens.nino);
    expect(idsOf(mine, 'question')).toEqual([ids.mine, ids.shown]);
    expect((mine.body.question as object[])[0]).toMatchObject({
      status: 'awaiting_payment',
      is_public: false,
    });
    expect(idsOf(await query('question', { find: { mine: true } }, tokens.gia), 'question')).toEqual([
      ids.other,
    ]);
    const foreign = { find: { mine: true, id: ids.mine }, many: false };
    expect((await query('question', foreign, tokens.gia)).body.question).toBeNull();
    expect((await query('question', { find: { id: ids.mine } }, tokens.nino)).body.question).toEqual([]);
    expect((await query('question', { find: { id: ids.public } }, tokens.nino)).body.question).toMatchObject([
      { is_pinned: false },
    ]);
  });

  it('are filtered by state, and never cached for others', async () => {
    const find = { mine: true, status: 'awaiting_payment' };
    expect(idsOf(await query('question', { find }, tokens.nino), 'question')).toEqual([ids.mine]);
    expect(idsOf(await query('question', { find }, tokens.gia), 'question')).toEqual([ids.other]);
    expect((await query('question', { find: { mine: true, 'category.id': 9 } }, tokens.gia)).body.total).toBe(
      0,
    );
  });

  it('require sign-in of guests and of callers with an invalid token', async () => {
    for (const bearer of [undefined, 'nonsense']) {
      expect((await query('question', { find: { mine: true } }, bearer)).status).toBe(401);
      expect((await query('userpinnedquestions', {}, bearer)).status).toBe(401);
      expect((await query('question', { fields: ['is_pinned'] }, bearer)).status).toBe(401);
      expect((await query('question', { fields: ['id'] }, bearer)).status).toBe(200);
    }
  });

  it('are refused with 400 for an invalid `mine`', async () => {
    expect((await query('question', { find: { mine: 1 } }, tokens.nino)).status).toBe(400);
    expect((await query('article', { find: { mine: true } }, tokens.nino)).status).toBe(400);
    expect((await query('question', { fields: ['status'] }, tokens.nino)).status).toBe(400);
    expect((await query('question', { find: { account_id: 1 } }, tokens.nino)).status).toBe(400);
    expect(
      (await query('question', { fields: ['account_id'], find: { mine: true } }, tokens.nino)).status,
    ).toBe(400);
  });

  it('include their discussion, which is hidden from others until an editor approves it', async () => {
    const blocks = async (find: object, bearer?: string) =>
      (await query('questionblock', { find }, bearer)).body.questionblock as { question: { id: number } }[];
    expect(await blocks({ 'question.id': ids.mine }, tokens.nino)).toMatchObject([
      { question: { id: ids.mine } },
    ]);
    expect(await blocks({ 'question.id': ids.mine }, tokens.gia)).toEqual([]);
    expect(await blocks({ 'question.id': ids.mine })).toEqual([]);
    expect(await blocks({ 'question.id': ids.public })).toHaveLength(1);
    expect(await blocks({ mine: true }, tokens.nino)).toHaveLength(1);
  });
});

describe('pins', () => {
  const pin = (question: number | string, bearer?: string) =>
    client.post('/api/toggle-pin-question/', { question: String(question) }, bearer ? { bearer } : {});

  it('are set and removed by their account only, and listed as questions', async () => {
    expect((await pin(ids.public, tokens.nino)).body).toEqual({ pinned: true });
    expect(idsOf(await query('userpinnedquestions', {}, tokens.nino), 'userpinnedquestions')).toEqual([
      ids.public,
    ]);
    expect((await query('userpinnedquestions', {}, tokens.gia)).body).toMatchObject({ total: 0 });
    const find = { id: ids.public };
    expect((await query('question', { find, many: false }, tokens.nino)).body.question).toMatchObject({
      is_pinned: true,
    });
    expect((await query('question', { find, many: false }, tokens.gia)).body.question).toMatchObject({
      is_pinned: false,
    });
    expect((await query('question', { find, many: false })).body.question).not.toHaveProperty('is_pinned');
    expect((await pin(ids.public, tokens.nino)).body).toEqual({ pinned: false });
    expect((await query('userpinnedquestions', {}, tokens.nino)).body).toMatchObject({ total: 0 });
  });

  it('require an account and a public question', async () => {
    expect((await pin(ids.public)).status).toBe(401);
    expect((await pin(ids.mine, tokens.nino)).status).toBe(404);
    expect((await pin(999_999, tokens.nino)).status).toBe(404);
    for (const wrong of ['', 'x', '0', '-1', '1.5', '99999999999'])
      expect((await pin(wrong, tokens.nino)).status, wrong).toBe(400);
  });
});
