import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { createTransact, type Tx } from '#server/database/transact.ts';
import { tetri } from '#shared/money/tetri.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import type { Posting } from './ledger.service.ts';
import { wireLedger } from './ledger.wiring.ts';

let database: OpenedDatabase;
let accountId = 0;
const now = Date.now;
const { ledger, holds } = wireLedger({ now });

beforeAll(async () => {
  database = await openTestDatabase();
  accountId = await makeAccount();
});
afterAll(() => database.close());

const transact = <Result>(work: (tx: Tx) => Promise<Result>) => createTransact(database.db)(work);
const post = (posting: Posting) => transact((tx) => ledger.post(tx, posting));
const balance = (id = accountId) => ledger.balanceOf(database.db, id);
const topUp = (key: string, amount: number, id = accountId): Posting => ({
  kind: 'topup',
  key,
  entries: [
    { account: 'clearing:cartu', amount: -amount },
    { account: `wallet:${id}`, amount },
  ],
});
async function makeAccount(): Promise<number> {
  const row = { email: `${crypto.randomUUID()}@example.ge` };
  return (await database.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
async function makeQuestion(): Promise<number> {
  const row = { slug: crypto.randomUUID(), title: 'კითხვა', account_id: accountId };
  return (await database.db.insertInto('question').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

describe('the ledger', () => {
  it('books a posting once, however often it is sent', async () => {
    const before = await balance();
    const sent = await Promise.all(Array.from({ length: 20 }, () => post(topUp('once', 1_000))));
    expect(sent.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await balance()) - before).toBe(1_000);
  });

  it('refuses a used key with another posting', async () => {
    await post(topUp('other', 100));
    await expect(post(topUp('other', 200))).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('refuses postings that are unbalanced or have no entries', async () => {
    const entries = [
      { account: 'held', amount: 5 },
      { account: 'suspense', amount: -4 },
    ] as const;
    await expect(post({ kind: 'x', key: 'crooked', entries })).rejects.toThrow('out of balance');
    await expect(post({ kind: 'x', key: 'empty', entries: [] })).rejects.toThrow('out of balance');
  });

  it('allows no negative wallet', async () => {
    const id = await makeAccount();
    await post(topUp('small', 300, id));
    await expect(post(topUp('big', -301, id))).rejects.toThrow('wallet_never_negative');
    expect(await balance(id)).toBe(300);
  });

  it('is append-only: rows cannot be changed or removed, nor balances set', async () => {
    const run = (statement: string) => sql.raw(statement).execute(database.db);
    for (const table of ['ledger_entry', 'ledger_transaction'])
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`])
        await expect(run(statement), statement).rejects.toThrow('append only');
    await expect(run('update ledger_entry set amount = amount + 1')).rejects.toThrow('append only');
    await expect(run('update ledger_account set balance = 5 where is_wallet')).rejects.toThrow(
      'postings alone',
    );
  });

  it('prevents deleting an account that has money', async () => {
    await expect(database.db.deleteFrom('account').where('id', '=', accountId).execute()).rejects.toThrow(
      'still has money',
    );
  });

  it('allows as many concurrent spends as the balance covers', async () => {
    const id = await makeAccount();
    await post(topUp('purse', 5_000, id));
    const questions = await Promise.all(Array.from({ length: 60 }, makeQuestion));
    const spends = await Promise.allSettled(
      questions.map((questionId) =>
        transact((tx) =>
          holds.holdFromBalance(tx, { accountId: id, questionId, amount: tetri(300), title: 'ერთი' }),
        ),
      ),
    );
    expect(spends.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
    for (const spend of spends)
      if (spend.status === 'rejected') expect(spend.reason).toMatchObject({ code: 'insufficient_funds' });
    expect(await balance(id)).toBe(200);
  });
});

describe('a hold', () => {
  it('is captured once, by the answer', async () => {
    await post(topUp('for capture', 2_000));
    const questionId = await makeQuestion();
    const before = await balance();
    await transact((tx) =>
      holds.holdFromBalance(tx, { accountId, questionId, amount: tetri(1_250), title: 'ჩვეულებრივი' }),
    );
    expect(await balance()).toBe(before - 1_250);
    const captured = await Promise.all([1, 2, 3].map(() => transact((tx) => holds.capture(tx, questionId))));
    expect(captured.filter(Boolean)).toHaveLength(1);
    expect(await transact((tx) => holds.release(tx, questionId, 'late'))).toBeUndefined();
    expect(await balance()).toBe(before - 1_250);
  });

  it('is released in full, once', async () => {
    await post(topUp('for release', 2_000));
    const questionId = await makeQuestion();
    const before = await balance();
    await transact((tx) =>
      holds.holdFromBalance(tx, { accountId, questionId, amount: tetri(1_250), title: 'ჩვეულებრივი' }),
    );
    await Promise.all([1, 2, 3].map(() => transact((tx) => holds.release(tx, questionId, 'expired'))));
    expect(await balance()).toBe(before);
    expect(await transact((tx) => holds.capture(tx, questionId))).toBe(false);
  });

  it('of a package uses its questions and returns them, still usable', async () => {
    const service = await database.db
      .insertInto('service')
      .values({ title: 'სამი', price: 3_000, operation: 'pkg', questions_count: 2, valid_days: 30 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const values = {
      account_id: accountId,
      service_id: service.id,
      questions_left: 2,
      created_at: new Date(),
    };
    const inAnHour = new Date(now() + 3_600_000);
    const bought = await database.db
      .insertInto('userpackage')
      .values({ ...values, valid_until: inAnHour })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = await Promise.all(Array.from({ length: 6 }, makeQuestion));
    const taken = await Promise.allSettled(
      ids.map((questionId) => transact((tx) => holds.holdFromPackage(tx, { accountId, questionId }))),
    );
    const held = ids.filter((_, at) => taken[at]?.status === 'fulfilled');
    expect(held).toHaveLength(2);
    await transact((tx) => holds.release(tx, held[0] ?? 0, 'refused'));
    await transact((tx) => holds.capture(tx, held[1] ?? 0));
    const row = await database.db
      .selectFrom('userpackage')
      .selectAll()
      .where('id', '=', bought.id)
      .executeTakeFirstOrThrow();
    expect([row.questions_left, row.status]).toEqual([1, 'active']);
    expect(row.valid_until.getTime()).toBeGreaterThan(now() + 6 * 86_400_000);
  });
});
