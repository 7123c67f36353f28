import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#shared/contracts/accounts.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';

type Who = 'guest' | 'other user' | 'consultant' | 'editor' | 'sales' | 'admin';

const staff: readonly Role[] = ['consultant', 'editor', 'sales', 'admin'];
const everybody: readonly Who[] = ['guest', 'other user', ...staff];

let paying: Paying;
const bearers = new Map<Who, string>();
let owner: { bearer: string; id: number };
let awaiting = 0;
let open = 0;
let answered = 0;
let ask = '';
let order = '';

beforeAll(async () => {
  paying = await buildPayingPortal();
  const { db, portal } = paying;
  owner = await paying.join();
  ask = String(await paying.makeService('ask', 1250));
  const code = await paying.startCartu(owner.bearer, { value: '50.00' });
  await paying.cartuCalls(code, 'Y', { amount: 5000 });
  order = code;
  awaiting = await paying.makeQuestion(owner.id, Number(ask));
  open = await paying.makeQuestion(owner.id, Number(ask));
  answered = await paying.makeQuestion(owner.id, Number(ask));
  for (const question of [open, answered])
    await paying.pay(
      'balance/billing',
      { operation: 'ask', service: ask, question: String(question) },
      owner.bearer,
    );
  const consultantId = await portal.make.consultant();
  await portal.context.questions.consulting.claim({ accountId: 0, consultantId }, answered);
  await portal.context.questions.consulting.answer({ accountId: 0, consultantId }, answered, 'დალიეთ წყალი.');
  for (const who of everybody) {
    if (who === 'guest') continue;
    const person = await paying.join();
    if (who !== 'other user')
      await db
        .updateTable('account')
        .set({
          roles: [who],
          ...(who === 'consultant' ? { consultant_id: await portal.make.consultant() } : {}),
        })
        .where('id', '=', person.id)
        .execute();
    bearers.set(who, person.bearer);
  }
}, 120_000);
afterAll(() => paying.close());

/** Every call of this part of the portal that names something of somebody's, and what it is sent. */
const calls: Readonly<
  Record<string, () => { path: string; values?: Record<string, string>; method?: 'GET' }>
> = {
  'pay by card': () => ({ path: '/payment/cartu/form/', values: askValues() }),
  'pay by bank': () => ({ path: '/payment/bog/form/', values: askValues() }),
  'pay from the balance': () => ({ path: '/payment/balance/billing/', values: askValues() }),
  'pay from a package': () => ({
    path: '/payment/balance/billing/',
    values: { operation: 'ask', question: String(awaiting) },
  }),
  'payment state': () => ({ path: `/api/payment/state/?order=${order}`, method: 'GET' }),
  'follow up': () => ({
    path: `/api/question/${answered}/followup/`,
    values: { body: 'კიდევ ერთი კითხვა მაქვს' },
  }),
  close: () => ({ path: `/api/question/${answered}/close/` }),
  withdraw: () => ({ path: `/api/question/${awaiting}/close/` }),
  consent: () => ({ path: `/api/question/${answered}/consent/`, values: { may_publish: 'true' } }),
  'pin what is private': () => ({
    path: '/api/toggle-pin-question/',
    values: { question: String(answered) },
  }),
  'hand back what another holds': () => ({ path: `/api/question/${answered}/hand-back/` }),
  'answer what another answered': () => ({
    path: `/api/question/${answered}/answer/`,
    values: { body: 'სხვა პასუხი ამ კითხვაზე' },
  }),
};
const askValues = () => ({ operation: 'ask', service: ask, question: String(awaiting) });

async function send(who: Who, name: string): Promise<number> {
  const { path, values = {}, method } = calls[name]!();
  const bearer = bearers.get(who);
  const answer = await paying.portal.app.inject({
    method: method ?? 'POST',
    url: path,
    headers: {
      cookie: `csrftoken=${'c'.repeat(43)}`,
      'x-csrftoken': 'c'.repeat(43),
      ...(method ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(method ? {} : { payload: new URLSearchParams(values).toString() }),
  });
  return answer.statusCode;
}

/** Everything of the owner's, as text: whatever anybody does, it stays the same. */
async function ownThings(): Promise<string> {
  const { db } = paying;
  const of = { account: owner.id };
  return JSON.stringify([
    await db.selectFrom('question').selectAll().where('account_id', '=', of.account).orderBy('id').execute(),
    await db.selectFrom('questionblock').selectAll().orderBy('id').execute(),
    await db.selectFrom('operation').selectAll().where('account_id', '=', of.account).orderBy('id').execute(),
    await db.selectFrom('ledger_entry').selectAll().orderBy('transaction_id').orderBy('amount').execute(),
    await db.selectFrom('payment_order').selectAll().orderBy('id').execute(),
    await db.selectFrom('ledger_hold').selectAll().orderBy('id').execute(),
  ]);
}

/** 409 tells a consultant that another holds a question they may know of (CONTRACT.md section 7). */
const refusedWith = (who: Who, name: string): number[] => {
  if (who === 'guest') return [401];
  return who === 'consultant' && name.includes('another') ? [403, 404, 409] : [403, 404];
};

describe.each(everybody)("somebody else's money and questions, for %s", (who) => {
  it.each(Object.keys(calls))('%s: refused, and nothing changed', async (name) => {
    const before = await ownThings();
    expect(refusedWith(who, name)).toContain(await send(who, name));
    expect(await ownThings()).toBe(before);
  });

  it.each(['operation', 'userpackage', 'question', 'questionblock', 'userpinnedquestions'])(
    '%s: nothing of it is seen',
    async (collection) => {
      const bearer = bearers.get(who);
      const finds = [{}, { id: open }, ...(collection === 'question' ? [{ mine: true }] : [])];
      for (const find of finds) {
        const answer = await paying.portal.app.inject({
          method: 'POST',
          url: `/api/restql/${collection}/`,
          headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
          payload: { find },
        });
        if (answer.statusCode === 401) expect(who).toBe('guest');
        else expect(answer.json()[collection]).toEqual([]);
      }
    },
  );
});
