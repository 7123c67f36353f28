import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, somebody } from '#tests/support/account-client.ts';
import { createStaffRoom, type Staff } from '#tests/support/office.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';
import { operatorBecause } from './payment-operations.service.ts';

const iban = 'GE29 NB00 0000 0101 9049 17';
let paying: Paying;
let admin: Staff;
let leaver: { bearer: string; id: number };
beforeAll(async () => {
  paying = await buildPayingPortal();
  admin = await createStaffRoom(paying.portal).signIn(['admin'], 'ნინო');
}, 60_000);
afterAll(() => paying.close());
beforeEach(async () => {
  leaver = await paying.join();
  await paying.portal.context.money.operations.adjust(leaver.id, 700, operatorBecause('test'));
});
afterEach(async () => expect(await paying.audit()).toBe(0));

const leave = (values: Record<string, string>) =>
  paying.client.post(
    '/api/auth/delete/',
    { password: somebody.password, ...values },
    { bearer: leaver.bearer },
  );
const isThere = async (): Promise<boolean> =>
  (await paying.db.selectFrom('account').select('id').where('id', '=', leaver.id).execute()).length > 0;
const decide = (act: 'confirm' | 'decline', id: number) =>
  admin.call(
    `/api/office/operations/${act}/`,
    { id, ...(act === 'decline' ? { reason: 'ანგარიში დახურულია' } : {}) },
    {},
  );
const openAct = () =>
  paying.db
    .selectFrom('money_act')
    .selectAll()
    .where('account_id', '=', leaver.id)
    .where('is_leaving', '=', true)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

describe('who removes an account with money on it', () => {
  it('says what becomes of it', async () => {
    expect(codeOf(await leave({}))).toBe('balance_left');
    expect((await leave({ balance: 'refund' })).body).toMatchObject({
      error: { fields: { iban: [{ code: 'required' }], holder: [{ code: 'required' }] } },
    });
    const wrong = await leave({ balance: 'refund', iban: 'GE29NB0000000101904918', holder: 'ნინო ბერიძე' });
    expect(wrong.body).toMatchObject({ error: { fields: { iban: [{ code: 'invalid' }] } } });
    expect((await leave({ balance: 'give_up', password: 'სხვა პაროლი 1' })).status).toBe(400);
    expect(await isThere()).toBe(true);
    expect(await paying.balance(leaver.id)).toBe(700);
  });

  it('gives it up, which the ledger says, and goes at once', async () => {
    expect((await leave({ balance: 'give_up' })).body).toMatchObject({ removed: true });
    expect(await isThere()).toBe(false);
    const posting = await paying.db
      .selectFrom('ledger_transaction')
      .innerJoin('ledger_entry', 'transaction_id', 'ledger_transaction.id')
      .innerJoin('ledger_account', 'ledger_account.id', 'ledger_account_id')
      .select(['ledger_account.name', 'ledger_entry.amount'])
      .where('key', '=', `given-up:${leaver.id}`)
      .orderBy('ledger_entry.amount')
      .execute();
    expect(posting.map(({ amount }) => Number(amount))).toEqual([-700, 700]);
    expect(posting.at(-1)?.name).toBe('adjustments');
  });

  it('has it paid out by the desk, pays nothing meanwhile, and goes with it', async () => {
    const asked = await leave({ balance: 'refund', iban, holder: 'ნინო ბერიძე' });
    expect(asked.body).toMatchObject({ removed: false });
    expect(codeOf(await leave({ balance: 'give_up' }))).toBe('refund_asked');
    const { body } = await paying.client.post(
      '/payment/cartu/form/',
      { value: '5' },
      { bearer: leaver.bearer },
    );
    expect(body).toMatchObject({ error: { __all__: [{ code: 'account_leaving' }] } });
    const act = await openAct();
    expect(act).toMatchObject({ amount: '-700', asked_by: leaver.id });
    expect(act?.reason).toContain('GE29NB0000000101904917');
    expect(await isThere()).toBe(true);
    const done = await decide('confirm', act?.id ?? 0);
    expect(done).toMatchObject({ status: 200, body: { amount: '-7.00', status: 'done' } });
    expect(await isThere()).toBe(false);
  });

  it('stays when the desk declines, or money has come meanwhile', async () => {
    await leave({ balance: 'refund', iban, holder: 'ნინო ბერიძე' });
    expect((await decide('decline', (await openAct())?.id ?? 0)).status).toBe(200);
    await leave({ balance: 'refund', iban, holder: 'ნინო ბერიძე' });
    await paying.portal.context.money.operations.adjust(leaver.id, 100, operatorBecause('test'));
    expect((await decide('confirm', (await openAct())?.id ?? 0)).status).toBe(200);
    expect(await isThere()).toBe(true);
    expect(await paying.balance(leaver.id)).toBe(100);
  });
});

describe('who paid at a bank that gives back by a call', () => {
  const choices = async () => (await paying.client.get('/api/auth/leaving/', leaver.bearer)).body as object;
  const topUp = async (value: string) => {
    const order = await paying.startBog(leaver.bearer, { value });
    await paying.chooseAtBog(order.bankId, 'paid');
    return order;
  };
  const refundDue = () => paying.portal.context.money.cardLeaving.refundDue();
  const refundedOf = async (code: string) =>
    Number(
      (
        await paying.db
          .selectFrom('payment_order')
          .select('refunded')
          .where('code', '=', code)
          .executeTakeFirst()
      )?.refunded,
    );
  beforeEach(async () => {
    await paying.portal.context.money.operations.adjust(leaver.id, -700, operatorBecause('test'));
  });

  it('has it on the card again without anybody, over several payments, and goes with the last', async () => {
    expect(await choices()).toEqual({ card: false, is_asked: false });
    const [first, second] = [await topUp('5'), await topUp('4')];
    expect(await choices()).toEqual({ card: true, is_asked: false });
    const service = await paying.makeService('ask', 150);
    const question = String(await paying.makeQuestion(leaver.id, service));
    await paying.pay(
      'balance/billing',
      { operation: 'ask', service: String(service), question },
      leaver.bearer,
    );
    expect(codeOf(await leave({ balance: 'card' }))).toBe('question_open');
    await paying.db
      .transaction()
      .execute((tx) => paying.portal.context.money.holds.capture(tx, Number(question)));
    expect(await paying.balance(leaver.id)).toBe(750);
    expect((await leave({ balance: 'card' })).body).toMatchObject({ removed: false });
    expect(codeOf(await leave({ balance: 'give_up' }))).toBe('refund_asked');
    expect(await choices()).toEqual({ card: false, is_asked: true });
    await refundDue();
    expect(await isThere()).toBe(false);
    // The newest payment goes back whole, of the one before it what is left of the balance.
    expect(await paying.stateOf(second.code)).toBe('refunded');
    expect(await paying.stateOf(first.code)).toBe('partially_refunded');
    expect(await refundedOf(first.code)).toBe(350);
    await refundDue();
    expect(await refundedOf(first.code)).toBe(350);
  });

  it('has the account again after three days without the bank’s report, is told, and may name an IBAN', async () => {
    const { code, bankId } = await topUp('5');
    await leave({ balance: 'card' });
    // The bank has accepted the refund and reports nothing.
    await paying.db
      .updateTable('payment_order')
      .set({ state: 'refund_pending', next_poll_at: null })
      .where('code', '=', code)
      .execute();
    const askedDaysAgo = (days: number) =>
      paying.db
        .updateTable('money_act')
        .set({ asked_at: new Date(Date.now() - days * 86_400_000) })
        .where('asked_by', '=', leaver.id)
        .execute();
    await askedDaysAgo(2.9);
    await refundDue();
    expect(await choices()).toEqual({ card: false, is_asked: true });
    await askedDaysAgo(3.1);
    await refundDue();
    expect(await choices()).toEqual({ card: false, is_asked: false });
    expect(paying.alarms.at(-1)).toBe('unexpected_state');
    const letters = await paying.db
      .selectFrom('mail')
      .select(['kind', 'facts'])
      .where('account_id', '=', leaver.id)
      .where('kind', '=', 'leaving_declined')
      .execute();
    expect(letters).toEqual([{ kind: 'leaving_declined', facts: { amount: '5.00' } }]);

    // A report that comes late takes the money back, so that the desk cannot pay it out a second time.
    expect((await leave({ balance: 'refund', iban, holder: 'ნინო ბერიძე' })).body).toMatchObject({
      removed: false,
    });
    await paying.bogCalls({ code, id: bankId, amount: 500, state: 'refunded', refunded: 500 });
    expect(await paying.balance(leaver.id)).toBe(0);
    expect(await decide('confirm', (await openAct())?.id ?? 0)).toMatchObject({ status: 400 });
    expect(await paying.balance(leaver.id)).toBe(0);
  });

  it('is not offered it where other money is in the balance', async () => {
    await topUp('5');
    await paying.portal.context.money.operations.adjust(leaver.id, 100, operatorBecause('test'));
    expect(await choices()).toEqual({ card: false, is_asked: false });
    expect(codeOf(await leave({ balance: 'card' }))).toBe('no_card');
    expect(await isThere()).toBe(true);
  });
});
