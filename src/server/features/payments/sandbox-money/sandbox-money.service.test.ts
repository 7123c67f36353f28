import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTransact } from '#server/database/transact.ts';
import { carryOutPayment, readPaymentOrder } from '#server/operator/commands/payments.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';
import { createSandboxMoneyRepository } from './sandbox-money.repository.ts';

let paying: Paying;
let payer: { bearer: string; id: number };

beforeAll(async () => {
  paying = await buildPayingPortal();
}, 60_000);
afterAll(() => paying.close());
beforeEach(async () => {
  payer = await paying.join();
});
afterEach(async () => expect(await paying.audit()).toBe(0));

/** Pays 25.00 at the sandbox of Cartu Bank. */
async function topUp(values: Record<string, string> = { value: '25.00' }): Promise<string> {
  const code = await paying.startCartu(payer.bearer, values);
  await paying.cartuCalls(code, 'Y');
  return code;
}
const voidSandbox = async (): Promise<string[]> => {
  const order = readPaymentOrder([], { 'void-sandbox': true });
  if (!order) throw new Error('no such command');
  return (await carryOutPayment(paying.portal.context.money, async () => undefined, order)).lines;
};
const hasMoney = () => createSandboxMoneyRepository(paying.db).hasSandboxMoney();
const packages = async () =>
  (
    await paying.db.selectFrom('userpackage').select('status').where('account_id', '=', payer.id).execute()
  ).map(({ status }) => status);
const statusOf = async (question: number) =>
  (
    await paying.db
      .selectFrom('question')
      .select('status')
      .where('id', '=', question)
      .executeTakeFirstOrThrow()
  ).status;
const postings = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from ledger_transaction`.execute(paying.db))
    .rows[0]?.count ?? 0;

describe('npm run payments -- --void-sandbox', () => {
  it('posts payments back, keeps the journal balanced and reports it', async () => {
    const code = await topUp();
    const before = await postings();
    expect(await hasMoney()).toBe(true);
    expect(await voidSandbox()).toEqual(['1 sandbox payments posted back: 25.00']);
    expect([await paying.balance(payer.id), await paying.stateOf(code), await hasMoney()]).toEqual([
      0,
      'refunded',
      false,
    ]);
    expect(await postings()).toBe(before + 1);
    expect(await voidSandbox()).toEqual(['There is no sandbox money.']);
    expect(await postings()).toBe(before + 1);
  });

  it('reverses purchases made with the money', async () => {
    const service = String(await paying.makeService('pkg', 2000, 2));
    await topUp();
    await paying.pay('balance/billing', { operation: 'pkg', service }, payer.bearer);
    const question = await paying.makeQuestion(payer.id);
    await paying.pay('balance/billing', { operation: 'ask', question: String(question) }, payer.bearer);
    expect([await statusOf(question), await packages()]).toEqual(['open', ['active']]);
    await voidSandbox();
    expect([await statusOf(question), await packages(), await paying.balance(payer.id)]).toEqual([
      'refused',
      ['refunded'],
      0,
    ]);
  });

  it('refuses a waiting question, and pays nobody for an answered one', async () => {
    const service = await paying.makeService('ask', 1500);
    await topUp();
    const [waiting, answered] = [
      await paying.makeQuestion(payer.id, service),
      await paying.makeQuestion(payer.id, service),
    ];
    await paying.pay(
      'balance/billing',
      { operation: 'ask', service: String(service), question: String(answered) },
      payer.bearer,
    );
    await createTransact(paying.db)((tx) => paying.portal.context.money.holds.capture(tx, answered));
    await paying.db.updateTable('question').set({ status: 'refused' }).where('id', '=', answered).execute();
    await topUp();
    await paying.pay(
      'balance/billing',
      { operation: 'ask', service: String(service), question: String(waiting) },
      payer.bearer,
    );
    await voidSandbox();
    expect([await statusOf(waiting), await statusOf(answered), await paying.balance(payer.id)]).toEqual([
      'refused',
      'refused',
      0,
    ]);
    const { rows } = await sql<{ sum: string }>`select coalesce(sum(amount), 0) as sum from ledger_entry
      join ledger_account on ledger_account.id = ledger_account_id where name in ('receivable', 'held')`.execute(
      paying.db,
    );
    expect(Number(rows[0]?.sum)).toBe(0);
  });

  it('voids a package and a question paid at the bank, and ends unpaid orders', async () => {
    const service = String(await paying.makeService('pkg', 2500, 2));
    await topUp({ operation: 'pkg', service });
    const pending = await paying.startCartu(payer.bearer, { value: '25.00' });
    await voidSandbox();
    expect([await packages(), await paying.stateOf(pending)]).toEqual([['refunded'], 'failed']);
  });

  it('leaves the money of real banks alone', async () => {
    const real = await topUp();
    await paying.db
      .updateTable('payment_order')
      .set({ is_sandbox: false })
      .where('code', '=', real)
      .execute();
    await topUp();
    await voidSandbox();
    expect([await paying.balance(payer.id), await paying.stateOf(real)]).toEqual([2500, 'paid']);
    expect(await hasMoney()).toBe(false);
  });
});
