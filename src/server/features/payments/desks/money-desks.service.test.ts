import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '#shared/contracts/accounts.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';

let paying: Paying;
let nino: Staff;
let gela: Staff;
let payer: { bearer: string; id: number };
beforeAll(async () => {
  paying = await buildPayingPortal();
  const { signIn } = createStaffRoom(paying.portal);
  nino = await signIn(['admin'], 'ნინო');
  gela = await signIn(['admin'], 'გელა');
}, 60_000);
afterAll(() => paying.close());
beforeEach(async () => {
  payer = await paying.join();
});
afterEach(async () => expect(await paying.audit()).toBe(0));

const operations = (act: string, body: object, who = nino, key?: string) =>
  who.call(`/api/office/operations/${act}/`, body, key ? { 'idempotency-key': key } : {});
const orders = (act: string, body: object, who = nino, key?: string) =>
  who.call(`/api/office/orders/${act}/`, body, key ? { 'idempotency-key': key } : {});
const adjust = (amount: string, who = nino, key?: string) =>
  operations('adjust', { account: payer.id, amount, reason: 'ფილიალში შემოტანილი თანხა' }, who, key);
const startOrder = async (amount: string) => {
  const code = await paying.startCartu(payer.bearer, { value: amount });
  const { id } = await paying.db
    .selectFrom('payment_order')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return { code, id };
};
const payOrder = async (amount: string) => {
  const order = await startOrder(amount);
  await paying.cartuCalls(order.code, 'Y', { amount: Math.round(Number(amount) * 100) });
  return order;
};
const logOf = (collection: string, record: number) =>
  paying.db
    .selectFrom('change_log')
    .select(['account_id', 'action', 'reason', 'before', 'after'])
    .where('collection', '=', collection)
    .where('record_id', '=', record)
    .orderBy('id')
    .execute();

describe('adjusting a balance', () => {
  it('books a small amount at once, with its reason and who did it', async () => {
    const done = await adjust('25.50');
    expect(done).toMatchObject({
      status: 200,
      body: {
        account: { id: payer.id },
        kind: 'adjustment',
        amount: '25.50',
        balance_after: '25.50',
        status: 'done',
        reason: 'ფილიალში შემოტანილი თანხა',
        asked_by: { id: nino.id, name: 'ნინო' },
        decided_by: null,
      },
    });
    expect((await adjust('-5.00')).body).toMatchObject({ amount: '-5.00', balance_after: '20.50' });
    expect(await paying.balance(payer.id)).toBe(2050);
    expect(await logOf('account', payer.id)).toMatchObject([
      { account_id: nino.id, action: 'adjust', after: { amount: '25.50' }, reason: done.body.reason },
      { account_id: nino.id, action: 'adjust', after: { amount: '-5.00' } },
    ]);
  });

  it('never goes below zero', async () => {
    await adjust('5');
    const refused = await adjust('-5.01');
    expect([refused.status, officeCode(refused)]).toEqual([400, 'insufficient_funds']);
    expect(await paying.balance(payer.id)).toBe(500);
  });

  it('of more than 500.00 waits for another admin, and confirms once', async () => {
    expect((await adjust('500.00')).body.status).toBe('done');
    const asked = await adjust('500.01');
    expect(asked.body).toEqual({ id: expect.any(Number), status: 'waiting' });
    expect(await paying.balance(payer.id)).toBe(50_000);
    const { id } = asked.body;
    const own = await operations('confirm', { id });
    expect([own.status, officeCode(own)]).toEqual([403, 'own_act']);
    const waiting = await operations('list', { state: 'waiting' }, gela);
    expect(waiting.body.rows).toMatchObject([{ id, status: 'waiting', amount: '500.01' }]);
    const other = await createStaffRoom(paying.portal).signIn(['admin']);
    const race = await Promise.all(
      [gela, other, gela, other].map((who) => operations('confirm', { id }, who)),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(race.find(({ status }) => status === 409)?.body.error.__all__[0].code).toBe('not_waiting');
    expect(race.find(({ status }) => status === 200)?.body).toMatchObject({
      id,
      status: 'done',
      balance_after: '1000.01',
      asked_by: { id: nino.id },
    });
    expect(await paying.balance(payer.id)).toBe(100_001);
    expect((await logOf('account', payer.id)).map(({ action }) => action)).toEqual([
      'adjust',
      'adjust',
      'confirm',
    ]);
  });

  it('that was declined, or is no longer covered, changes nothing', async () => {
    await adjust('500.00');
    await adjust('200.00');
    const first = (await adjust('-600.00')).body.id;
    const second = (await adjust('-700.00')).body.id;
    expect((await operations('decline', { id: first, reason: 'შეცდომა' })).body.status).toBe('declined');
    expect(officeCode(await operations('confirm', { id: first }, gela))).toBe('not_waiting');
    await adjust('-0.01');
    const refused = await operations('confirm', { id: second }, gela);
    expect([refused.status, officeCode(refused)]).toEqual([400, 'insufficient_funds']);
    expect(await paying.balance(payer.id)).toBe(69_999);
  });

  it('names every bad field', async () => {
    for (const amount of ['0', '1.234', '5,00', 'abc', '', null, 1e12])
      expect(
        officeCode(await operations('adjust', { account: payer.id, amount, reason: 'x' }), 'amount'),
      ).toMatch(/^(money|required)$/);
    const { status, body } = await operations('adjust', { account: 'x', reason: ' ' });
    expect([status, Object.keys(body.error.fields).sort()]).toEqual([400, ['account', 'amount', 'reason']]);
    const unknown = await operations('adjust', { account: 2_000_000_000, amount: '1', reason: 'x' });
    expect([unknown.status, officeCode(unknown, 'account')]).toEqual([400, 'unknown_account']);
    expect((await operations('confirm', { id: 2_000_000_000 })).status).toBe(404);
  });
});

describe('an act on an order', () => {
  it('settles what the statement shows as paid', async () => {
    const order = await startOrder('40.00');
    const done = await orders('settle', { id: order.id, reason: 'ამონაწერი, 21 ნოემბერი' });
    expect(done).toMatchObject({ status: 200, body: { id: order.id, state: 'paid', amount: '40.00' } });
    expect(await paying.balance(payer.id)).toBe(4000);
    const again = await orders('settle', { id: order.id, reason: 'ამონაწერი' });
    expect([again.status, officeCode(again)]).toEqual([409, 'already_paid']);
    expect(await logOf('payment_order', order.id)).toMatchObject([
      { account_id: nino.id, action: 'settle', before: { state: 'redirected' }, after: { state: 'paid' } },
    ]);
  });

  it('gives a part and then the rest back, and never more', async () => {
    const order = await payOrder('30.00');
    const refund = (amount: string) =>
      orders('refund', { id: order.id, amount, reason: 'მკითხველის თხოვნა' });
    expect((await refund('10.00')).body).toMatchObject({ state: 'partially_refunded', refunded: '10.00' });
    const over = await refund('20.01');
    expect([over.status, officeCode(over)]).toEqual([409, 'not_refundable']);
    expect((await refund('20.00')).body).toMatchObject({ state: 'refunded', refunded: '30.00' });
    expect(await paying.balance(payer.id)).toBe(0);
    expect((await refund('-1.00')).status).toBe(400);
  });

  it('asks Bank of Georgia for a refund, once however often it is sent', async () => {
    const { code, bankId } = await paying.startBog(payer.bearer, { value: '45' });
    await paying.chooseAtBog(bankId, 'paid');
    const { id } = (await orders('list', { search: code })).body.rows[0];
    const body = { id, amount: '15.00', reason: 'მკითხველის თხოვნა' };
    const { bog } = paying.sandbox.settings;
    const working = bog.apiUrl;
    (bog as { apiUrl: string }).apiUrl = 'http://127.0.0.1:9';
    const away = await orders('refund', body, nino, 'r1');
    (bog as { apiUrl: string }).apiUrl = working;
    expect([away.status, officeCode(away)]).toEqual([502, 'bank_unavailable']);
    const other = await orders('refund', { ...body, amount: '1.00' }, gela);
    expect([other.status, officeCode(other)]).toEqual([409, 'act_open']);
    const done = await Promise.all([1, 2, 3].map(() => orders('refund', body, nino, 'r1')));
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(done[0]?.body).toMatchObject({ refunded: '15.00', open_act: null });
    expect(await paying.balance(payer.id)).toBe(3000);
  });

  it('of more than 500.00 waits at both desks', async () => {
    const order = await startOrder('600.00');
    const settle = await orders('settle', { id: order.id, reason: 'ამონაწერი' });
    expect(settle.body).toEqual({ id: expect.any(Number), status: 'waiting' });
    expect(officeCode(await orders('settle', { id: order.id, reason: 'ამონაწერი' }, gela))).toBe('act_open');
    expect((await operations('confirm', { id: settle.body.id }, gela)).body).toMatchObject({
      kind: 'settlement',
      status: 'done',
      order: order.code,
      decided_by: { id: gela.id },
    });
    expect(await paying.balance(payer.id)).toBe(60_000);
    const refund = await orders('refund', { id: order.id, amount: '600.00', reason: 'თხოვნა' }, gela);
    expect(refund.body.status).toBe('waiting');
    expect(officeCode(await operations('confirm', { id: refund.body.id }, gela))).toBe('own_act');
    expect((await operations('confirm', { id: refund.body.id })).body).toMatchObject({ amount: '-600.00' });
    expect(await paying.balance(payer.id)).toBe(0);
    expect((await orders('list', { search: order.code })).body.rows).toMatchObject([{ state: 'refunded' }]);
  });
});

describe('the desks of money', () => {
  it('are opened by admins alone, whatever is sent', async () => {
    const room = createStaffRoom(paying.portal);
    for (const role of roles.filter((one) => one !== 'admin')) {
      const one = await room.signIn([role]);
      for (const [desk, act] of [
        ['orders', 'list'],
        ['orders', 'settle'],
        ['orders', 'refund'],
        ['operations', 'list'],
        ['operations', 'adjust'],
        ['operations', 'confirm'],
        ['operations', 'decline'],
      ]) {
        const refused = await one.call(`/api/office/${desk}/${act}/`, { nonsense: true });
        expect([role, act, refused.status, officeCode(refused)]).toEqual([role, act, 403, 'no_right']);
      }
    }
  });

  it('want a fresh second factor before the body is read, and then do what was sent with the same key', async () => {
    const { signIn } = createStaffRoom(paying.portal);
    const late = await signIn(['admin']);
    expect((await operations('list', {}, late)).status).toBe(200);
    const age = (minutes: number) =>
      paying.db
        .updateTable('account_session')
        .set({ second_factor_at: new Date(Date.now() - minutes * 60_000) })
        .where('account_id', '=', late.id)
        .execute();
    await age(11);
    const refused = await adjust('5.00', late, 'same');
    expect([refused.status, officeCode(refused)]).toEqual([403, 'second_factor_old']);
    expect(officeCode(await operations('confirm', { id: 'x' }, late))).toBe('second_factor_old');
    await age(9);
    expect((await adjust('5.00', late, 'same')).status).toBe(200);
    expect(await paying.balance(payer.id)).toBe(500);
  });

  it('heed an Idempotency-Key: twenty at once book once, another body is refused', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => adjust('7.00', nino, 'k7')));
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await paying.balance(payer.id)).toBe(700);
    const mismatch = await adjust('8.00', nino, 'k7');
    expect([mismatch.status, officeCode(mismatch)]).toEqual([409, 'idempotency_mismatch']);
  });

  it('list by state, words and days, and count each state', async () => {
    const paid = await payOrder('12.00');
    const open = await startOrder('13.00');
    const { email } = await paying.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', payer.id)
      .executeTakeFirstOrThrow();
    const all = (await orders('list', { search: email })).body;
    expect(all).toMatchObject({ total: 2, counts: { paid: 1, redirected: 1, refunded: 0 } });
    expect(all.rows).toMatchObject([
      { id: open.id, code: open.code, bank: 'cartu', bank_state: null, state: 'redirected', email },
      { id: paid.id, bank_state: 'Y', state: 'paid', amount: '12.00', account: { id: payer.id } },
    ]);
    expect((await orders('list', { search: email, state: 'paid' })).body).toMatchObject({
      rows: [{ id: paid.id }],
      total: 1,
    });
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await orders('list', { search: email, from: tomorrow })).body.total).toBe(0);
    expect((await operations('list', { search: email, to: tomorrow })).body).toMatchObject({
      rows: [
        { kind: 'topup', status: 'pending', order: open.code },
        { kind: 'topup', status: 'done', order: paid.code, balance_after: '12.00' },
      ],
      counts: { done: 1, pending: 1, waiting: 0 },
    });
    expect((await orders('list', { state: 'nonsense' })).status).toBe(400);
  });
});
