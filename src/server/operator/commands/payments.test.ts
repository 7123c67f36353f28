import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';
import { carryOutPayment, readPaymentOrder } from './payments.ts';

let time = Date.parse('2026-11-21T10:00:00Z');
let paying: Paying;
let payer: { bearer: string; id: number };

beforeAll(async () => {
  paying = await buildPayingPortal(() => time);
  payer = await paying.join();
}, 60_000);
afterAll(() => paying.close());

async function run(words: string, given: Record<string, string> = {}) {
  const order = readPaymentOrder(words.split(' '), given);
  if (!order) return undefined;
  return carryOutPayment(
    paying.portal.context.money,
    async (email) => (email === 'a@b.ge' ? payer.id : undefined),
    order,
  );
}

describe('npm run payments', () => {
  it('requires a reason for everything that moves money', () => {
    expect(readPaymentOrder(['settle', 'x'], {})).toBeUndefined();
    expect(readPaymentOrder(['refund', 'x'], { reason: 'r', amount: '1,5' })).toBeUndefined();
    expect(readPaymentOrder(['adjust'], { reason: 'r', amount: '5' })).toBeUndefined();
    expect(readPaymentOrder(['steal', 'x'], { reason: 'r' })).toBeUndefined();
    expect(readPaymentOrder(['adjust'], { reason: 'r', amount: '-5', email: 'A@b.ge' })).toEqual({
      what: 'adjust',
      email: 'a@b.ge',
      amount: -500,
      reason: 'r',
    });
  });

  it('lists unanswered payments, settles and refunds them', async () => {
    const code = await paying.startCartu(payer.bearer, { value: '25.00' });
    expect((await run('list'))?.lines).toEqual(['Every order has been answered.']);
    time += 2 * 3_600_000;
    await paying.portal.context.money.polling.markUnanswered();
    expect((await run('list'))?.lines[0]).toContain(`${code}\t`);
    await run(`settle ${code}`, { reason: 'statement' });
    expect(await paying.balance(payer.id)).toBe(2500);
    await run(`refund ${code}`, { reason: 'asked', amount: '5.00' });
    expect(await paying.balance(payer.id)).toBe(2000);
    await run('adjust', { reason: 'paid out', amount: '-20.00', email: 'a@b.ge' });
    expect(await paying.balance(payer.id)).toBe(0);
    await expect(run('adjust', { reason: 'again', amount: '-0.01', email: 'a@b.ge' })).rejects.toMatchObject({
      code: 'insufficient_funds',
    });
    expect(await run('audit')).toEqual({ lines: ['The books add up.'], isFine: true });
  });

  it('reports violations in the books', async () => {
    const { db } = paying;
    await db.updateTable('operation').set({ amount: 1 }).where('kind', '=', 'adjustment').execute();
    expect(await run('audit')).toEqual({ lines: ['1 findings'], isFine: false });
    expect(paying.alarms.at(-1)).toBe('audit');
    expect(await paying.portal.context.metrics.text()).toContain(
      'salbuni_money_alarms_total{kind="audit"} 1',
    );
  });
});
