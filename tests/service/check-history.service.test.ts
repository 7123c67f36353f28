import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '#server/features/ledger/ledger.service.ts';
import { wireLedger } from '#server/features/ledger/ledger.wiring.ts';
import { tetri } from '#shared/money/tetri.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';
import { checkHistory } from '#tests/torture/check-history.ts';
import type { Entry, History } from '#tests/torture/history.ts';

const prices = { ask: 700, pkg: 1_800 };
let paying: Paying;
let payer = 0;
let consultant = 0;
/** Paid from the balance and from the package; the first one is answered. */
let questions: number[] = [];
let history: History = [];

/** A payer tops up 50 ₾, buys a package, asks twice and gets one answer; another payer tops up. All of it was acknowledged. */
beforeAll(async () => {
  paying = await buildPayingPortal();
  const [ask, pkg] = [
    await paying.makeService('ask', prices.ask),
    await paying.makeService('pkg', prices.pkg, 2),
  ];
  consultant = await paying.portal.make.consultant();
  const { bearer, id } = await paying.join();
  payer = id;
  const code = await paying.startCartu(bearer, { value: '50.00' });
  await paying.cartuCalls(code, 'Y', { amount: 5_000 });
  await paying.pay('balance/billing', { operation: 'pkg', service: String(pkg) }, bearer);
  questions = [await paying.makeQuestion(payer, ask), await paying.makeQuestion(payer, ask)];
  for (const [at, question] of questions.entries())
    await paying.pay(
      'balance/billing',
      { operation: 'ask', question: String(question), ...(at === 0 ? { service: String(ask) } : {}) },
      bearer,
    );
  const { consulting } = paying.portal.context.questions;
  const claimed = { consultantId: consultant, id: questions[0]! };
  await consulting.claim(claimed);
  await consulting.answer({ ...claimed, text: 'დალიეთ წყალი და მიმართეთ ოჯახის ექიმს.' });
  history = [
    { what: 'topped_up', payer, amount: 5_000 },
    { what: 'package_bought', payer, price: prices.pkg, questions: 2 },
    paid(questions[0]!, prices.ask),
    paid(questions[1]!, 0),
    { what: 'answered', question: questions[0]!, consultant },
    { what: 'topped_up', payer: payer + 1, amount: 100 },
  ];
}, 60_000);
afterAll(() => paying.close());

const paid = (question: number, fromBalance: number): Entry => {
  const fromPackage = fromBalance === 0;
  return { what: 'question_paid', payer, question, fromBalance, fromPackage };
};

/** What the check finds after this corruption, which is rolled back. */
async function foundAfter(spoil: (tx: Tx) => Promise<unknown>, expected: History): Promise<string[]> {
  let found: string[] = [];
  const undone = new Error('undone');
  const spoiling = paying.db.transaction().execute(async (tx) => {
    await spoil(tx);
    found = await checkHistory(tx, { payers: [{ id: payer }], history: expected });
    throw undone;
  });
  await expect(spoiling).rejects.toBe(undone);
  return found;
}

it('reports nothing if every acknowledged event happened once', async () => {
  expect(await foundAfter(async () => {}, history)).toEqual([]);
});

const book = (tx: Tx, amount: number) => {
  const entries = [
    { account: `wallet:${payer}` as const, amount: tetri(amount) },
    { account: 'clearing:cartu' as const, amount: tetri(-amount) },
  ];
  return wireLedger({ now: Date.now }).ledger.post(tx, { kind: 'topup', key: 'planted', entries });
};
const hold = (tx: Tx, change: { state: 'held' | 'released'; ended_at: Date | null }) =>
  tx.updateTable('ledger_hold').set(change).where('question_id', '=', questions[0]!).execute();

it.each<[string, RegExp, (tx: Tx) => Promise<unknown>]>([
  ['a payment that counts twice', /has 7500 instead of 2500/, (tx) => book(tx, 5_000)],
  ['a payment that is lost', /has 0 instead of 2500/, (tx) => book(tx, -2_500)],
  [
    'a question of a package that is lost',
    /has 0 questions instead of 1/,
    (tx) => tx.updateTable('userpackage').set({ questions_left: 0 }).execute(),
  ],
  [
    'a package that came twice',
    /has 2 questions instead of 1/,
    (tx) => tx.updateTable('userpackage').set({ questions_left: 2 }).execute(),
  ],
  [
    'money still held for a question that was answered',
    /held_question_is_open/,
    (tx) => hold(tx, { state: 'held', ended_at: null }),
  ],
  [
    'an answer that earned nothing',
    /answered, but is answered and released/,
    (tx) => hold(tx, { state: 'released', ended_at: new Date() }),
  ],
  [
    'an answer that is forgotten',
    /answered, but is open/,
    (tx) => tx.updateTable('question').set({ status: 'open' }).where('id', '=', questions[0]!).execute(),
  ],
  [
    'a paid question that nothing is held for',
    /was paid for and nothing is held/,
    (tx) => tx.deleteFrom('ledger_hold').where('question_id', '=', questions[1]!).execute(),
  ],
])('finds %s', async (_what, complaint, spoil) => {
  expect((await foundAfter(spoil, history)).join('\n')).toMatch(complaint);
});

it('reports missing acknowledged events, and a question answered twice', async () => {
  const told = async (...more: Entry[]) =>
    (await foundAfter(async () => {}, [...history, ...more])).join('\n');
  expect(await told({ what: 'topped_up', payer, amount: 100 })).toMatch(/has 2500 instead of 2600/);
  expect(await told(paid(0, prices.ask))).toMatch(/question 0 was paid for and nothing is held/);
  expect(await told({ what: 'answered', question: questions[0]!, consultant: consultant + 1 })).toMatch(
    /was answered twice/,
  );
});
