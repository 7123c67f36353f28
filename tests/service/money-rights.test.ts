import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#shared/contracts/accounts.ts';
import { buildPayingPortal, type Paying } from '#tests/support/paying.ts';

type Who = 'guest' | 'other user' | Role;

const staff: readonly Role[] = ['author', 'editor', 'reviewer', 'consultant', 'sales', 'admin'];
const everybody: readonly Who[] = ['guest', 'other user', ...staff];

let paying: Paying;
const bearers = new Map<Who, string>();
let owner: { bearer: string; id: number };
let awaiting = 0;
let open = 0;
let answered = 0;
let held = 0;
let shown = 0;
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
  held = await paying.makeQuestion(owner.id, Number(ask));
  for (const question of [open, answered, held])
    await paying.pay(
      'balance/billing',
      { operation: 'ask', service: ask, question: String(question) },
      owner.bearer,
    );
  const consultantId = await portal.make.consultant();
  const { consulting, asking } = portal.context.questions;
  for (const id of [answered, held]) await consulting.claim({ consultantId, id });
  await consulting.answer({ consultantId, id: answered, text: 'დალიეთ წყალი.' });
  await asking.followUp({ accountId: owner.id, id: answered, body: 'რამდენი?' });
  await paying.pay(
    'balance/billing',
    { operation: 'pkg', service: String(await paying.makeService('pkg', 500)) },
    owner.bearer,
  );
  shown = await portal.make.question();
  await portal.context.pins.togglePin({ accountId: owner.id, questionId: shown });
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

/** Every call about money that names something of its owner, with what is sent. */
const calls: Readonly<
  Record<string, () => { path: string; values?: Record<string, string>; json?: object; method?: 'GET' }>
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
  'read what another holds': () => ({ path: `/api/consultant/question/${held}/`, method: 'GET' }),
  'claim what another holds': () => ({ path: `/api/question/${held}/claim/` }),
  'claim what another answered': () => ({ path: `/api/question/${answered}/claim/` }),
  'hand back what another holds': () => ({ path: `/api/question/${held}/hand-back/` }),
  'answer what another holds': () => ({
    path: `/api/question/${held}/answer/`,
    values: { body: 'სხვა პასუხი ამ კითხვაზე' },
  }),
  'answer what another answered': () => ({
    path: `/api/question/${answered}/answer/`,
    values: { body: 'სხვა პასუხი ამ კითხვაზე' },
  }),
  'read for publishing without consent': () => ({
    path: '/api/office/questions/get/',
    json: { id: answered },
  }),
  'publish without consent': () => ({
    path: '/api/office/questions/publish/',
    json: { id: answered, title: 'სხვა სათაური', body: 'სხვა ტექსტი', answer: 'სხვა პასუხი' },
  }),
  'decide against publishing without consent': () => ({
    path: '/api/office/questions/keep_private/',
    json: { id: answered },
  }),
};
const askValues = () => ({ operation: 'ask', service: ask, question: String(awaiting) });

async function send(who: Who, name: string): Promise<number> {
  const { path, values = {}, json, method } = calls[name]!();
  const bearer = bearers.get(who);
  const answer = await paying.portal.app.inject({
    method: method ?? 'POST',
    url: path,
    headers: {
      cookie: `csrftoken=${'c'.repeat(43)}`,
      'x-csrftoken': 'c'.repeat(43),
      ...(method ? {} : { 'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(method ? {} : { payload: json ? JSON.stringify(json) : new URLSearchParams(values).toString() }),
  });
  return answer.statusCode;
}

/** All data of the owner as text, which no call of others may change. */
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
    await db.selectFrom('question_pin').selectAll().execute(),
  ]);
}

/**
 * 409 tells a consultant that another has claimed a question they may know of (CONTRACT.md section 7), and an editor that a
 * question has no consent. Administrators may read every text (DOMAIN.md).
 */
const answersTo = (who: Who, name: string): number[] => {
  if (who === 'guest') return [401];
  if (who === 'admin' && name.startsWith('read ')) return [200];
  const isOfStaff =
    (who === 'consultant' && name.includes('another')) ||
    ((who === 'editor' || who === 'admin') && name.includes('without consent'));
  // A payment's question is a field of its form: somebody else's is as unknown as one that does not exist.
  if (name.startsWith('pay ')) return [400, 403];
  return isOfStaff ? [403, 404, 409] : [403, 404];
};

describe.each(everybody)("somebody else's money and questions, for %s", (who) => {
  it.each(Object.keys(calls))('%s: is refused and changes nothing', async (name) => {
    const before = await ownThings();
    expect(answersTo(who, name)).toContain(await send(who, name));
    expect(await ownThings()).toBe(before);
  });

  it.each(Object.keys(finds()))('%s: reveals nothing', async (collection) => {
    for (const find of finds()[collection]!) {
      const { status, records } = await query(collection, find, bearers.get(who));
      if (status === 401) expect(who).toBe('guest');
      else expect(records, JSON.stringify(find)).toEqual([]);
    }
  });
});

it.each(Object.keys(finds()))('%s: is visible to its owner by the same queries', async (collection) => {
  for (const find of finds()[collection]!)
    if (Object.hasOwn(find, 'mine') || !collection.startsWith('question'))
      expect((await query(collection, find, owner.bearer)).records, JSON.stringify(find)).not.toEqual([]);
});

/** Queries for the owner's records, by collection. */
function finds(): Readonly<Record<string, readonly object[]>> {
  return {
    operation: [{}, { kind: 'topup' }],
    userpackage: [{}],
    userpinnedquestions: [{}, { id: shown }],
    question: [{ mine: true }, { mine: true, id: open }, { id: open }, { id: { $gte: 1, $ne: shown } }],
    questionblock: [{}, { mine: true }, { 'question.id': answered }],
  };
}

async function query(
  collection: string,
  find: object,
  bearer: string | undefined,
): Promise<{ status: number; records: unknown }> {
  const answer = await paying.portal.app.inject({
    method: 'POST',
    url: `/api/restql/${collection}/`,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    payload: { find },
  });
  return { status: answer.statusCode, records: answer.json()[collection] };
}
