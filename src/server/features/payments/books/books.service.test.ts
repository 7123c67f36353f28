import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';

// 00:30 of the 22nd in Tbilisi, still the 21st in UTC.
let time = Date.parse('2026-11-21T20:30:00Z');
const hour = 3_600_000;
let paying: Paying;
let admin: Staff;
let payer: { bearer: string; id: number };
beforeAll(async () => {
  paying = await buildPayingPortal(() => time);
  admin = await createStaffRoom(paying.portal).signIn(['admin']);
  payer = await paying.join();
}, 60_000);
afterAll(() => paying.close());

const books = (act: string, body: object = {}, who = admin) => who.call(`/api/office/books/${act}/`, body);
const topUpAtCartu = async () => {
  const code = await paying.startCartu(payer.bearer, { value: '25.00' });
  await paying.cartuCalls(code, 'Y');
};

describe('the books', () => {
  beforeAll(async () => {
    await topUpAtCartu();
    time += 24 * hour;
    payer = await paying.join();
    await topUpAtCartu();
    const service = await paying.makeService('pkg', 1_000, 3);
    expect(
      (await paying.pay('balance/billing', { service: String(service), operation: 'pkg' }, payer.bearer))
        .status,
    ).toBe(200);
  });

  it('open, move and close by account in days of Tbilisi, and come to zero', async () => {
    const { status, body } = await books('list', { from: '2026-11-23', to: '2026-11-23' });
    expect(status).toBe(200);
    const lines = Object.fromEntries(
      body.accounts.map(({ account, opening, debits, credits, closing }: Record<string, string>) => [
        account,
        [opening, debits, credits, closing],
      ]),
    );
    expect(lines).toMatchObject({
      // Two readers' balances are one account.
      wallets: ['25.00', '10.00', '25.00', '40.00'],
      'clearing:cartu': ['-25.00', '25.00', '0.00', '-50.00'],
      'revenue:package': ['0.00', '0.00', '10.00', '10.00'],
      total: ['0.00', '35.00', '35.00', '0.00'],
    });
    expect(body.by_day).toEqual([{ day: '2026-11-23', moved: '35.00' }]);
    expect(body.findings).toEqual([]);
  });

  it('are read entry by entry, of one account or all, and as tables', async () => {
    const span = { from: '2026-11-22', to: '2026-11-23' };
    const { body } = await books('journal', { ...span, account: 'wallets' });
    expect(body).toMatchObject({
      total: 3,
      rows: [
        { kind: 'package', account: 'wallets', owner: payer.id, amount: '-10.00' },
        { kind: 'paid:topup', amount: '25.00' },
        { kind: 'paid:topup', amount: '25.00' },
      ],
      by_day: [
        { day: '2026-11-22', debits: '0.00', credits: '25.00' },
        { day: '2026-11-23', debits: '10.00', credits: '25.00' },
      ],
    });
    expect((await books('journal', { ...span, limit: 1, page: 6 })).body).toMatchObject({
      total: 6,
      rows: [{}],
    });
    const table = await admin.text('/api/office/books/journal/', { ...span, format: 'csv' });
    expect(table.type).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = table.text.trimEnd().split('\r\n');
    expect(head).toBe('posting,at,kind,account,owner,amount,reason');
    const sum = lines.reduce((total, line) => total + Math.round(Number(line.split(',')[5]) * 100), 0);
    expect([lines.length, sum]).toEqual([6, 0]);
    expect((await admin.text('/api/office/books/list/', { ...span, format: 'csv' })).text).toContain(
      'wallets,0.00,10.00,50.00,40.00',
    );
  });

  it('are the admins’ alone, and days that end before they begin are refused', async () => {
    const editor = await createStaffRoom(paying.portal).signIn(['author', 'editor', 'reviewer', 'sales']);
    for (const act of ['list', 'journal'])
      expect(officeCode(await books(act, { from: 'yesterday' }, editor))).toBe('no_right');
    expect(officeCode(await books('list', { from: '2026-11-02', to: '2026-11-01' }), 'to')).toBe(
      'ends_before_start',
    );
    expect(officeCode(await books('journal', { account: 'wallet:1' }), 'account')).toBe('invalid');
  });
});

describe('the nightly comparison with Bank of Georgia', () => {
  beforeEach(async () => {
    payer = await paying.join();
    paying.alarms.length = 0;
  });
  const compare = () => paying.portal.context.money.compareDue();
  const start = () => paying.startBog(payer.bearer, { value: '25.00' });
  /** Whatever is fetched meanwhile gets no answer. */
  const whileBankIsAway = async (act: () => Promise<unknown>): Promise<void> => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    await act().finally(() => vi.unstubAllGlobals());
  };
  const disagreements = async () =>
    (await books('list')).body.disagreements.map(({ code, what }: Record<string, string>) => [code, what]);

  it('finds what the bank tells otherwise, and tells of each once', async () => {
    const agreed = await start();
    await paying.chooseAtBog(agreed.bankId, 'paid');
    // The bank's signed word of a payment that its own books do not have.
    const notPaid = await start();
    await paying.bogCalls({ code: notPaid.code, id: notPaid.bankId });
    const refunded = await start();
    await paying.chooseAtBog(refunded.bankId, 'paid');
    await paying.bogCalls({
      code: refunded.code,
      id: refunded.bankId,
      state: 'refunded_partially',
      refunded: 500,
    });
    const unknown = await start();
    await paying.chooseAtBog(unknown.bankId, 'paid');
    await paying.db
      .updateTable('payment_order')
      .set({ provider_order_id: crypto.randomUUID() })
      .where('code', '=', unknown.code)
      .execute();
    const waiting = await start();
    paying.alarms.length = 0;
    await compare();
    const found = [
      [unknown.code, 'unknown_at_bank'],
      [refunded.code, 'other_refund'],
      [notPaid.code, 'not_paid_at_bank'],
    ];
    expect(await disagreements()).toEqual(found);
    expect(paying.alarms).toEqual(['disagreement', 'disagreement', 'disagreement']);
    expect(await paying.stateOf(waiting.code)).not.toBe('paid');
    time += 24 * hour;
    await compare();
    expect(await disagreements()).toEqual(found);
    expect(paying.alarms).toHaveLength(3);
    expect((await books('list')).body.compared_at).toBe(new Date(time).toISOString());
  });

  it('books what the bank reports late instead of telling of it', async () => {
    const late = await start();
    await paying.db
      .updateTable('payment_order')
      .set({ state: 'expired', next_poll_at: null })
      .where('code', '=', late.code)
      .execute();
    // Its callback is lost.
    await whileBankIsAway(() => paying.chooseAtBog(late.bankId, 'paid'));
    const before = await paying.balance(payer.id);
    const known = await disagreements();
    await compare();
    expect(await disagreements()).toEqual(known);
    expect([await paying.stateOf(late.code), (await paying.balance(payer.id)) - before]).toEqual([
      'paid',
      2500,
    ]);
  });

  it('goes on another time where the bank is away', async () => {
    const order = await start();
    await paying.chooseAtBog(order.bankId, 'paid');
    await expect(whileBankIsAway(compare)).rejects.toThrow('ბანკი დროებით');
    const known = await disagreements();
    await compare();
    expect(await disagreements()).toEqual(known);
  });
});
