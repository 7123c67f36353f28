import { createTransact } from '#server/database/transact.ts';
import { createHolds } from '#server/features/ledger/holds.service.ts';
import { createLedger } from '#server/features/ledger/ledger.service.ts';
import { wirePaying } from '#server/wire-questions.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { tetri } from '#shared/money/tetri.ts';
import { createAccountClient, type Reply } from './account-client.ts';
import type { TestPortal } from './build-app.ts';

const price = 1_500;

/** People who ask and people who answer, on a portal of the test's own. */
export function createAskingWorld(portal: TestPortal, now: () => number = Date.now) {
  const { db } = portal.database;
  const client = createAccountClient(portal.app);
  const transact = createTransact(db);
  const ledger = createLedger({ now });
  const holds = createHolds({ ledger, now });
  const paying = wirePaying(now);
  let count = 0;

  async function makeService(): Promise<number> {
    const row = { title: 'პასუხი', price, operation: 'ask' } as const;
    return (await db.insertInto('service').values(row).returning('id').executeTakeFirstOrThrow()).id;
  }

  async function join(): Promise<{ id: number; bearer: string; email: string }> {
    count += 1;
    const email = `asker-${count}@example.ge`;
    const { access } = await client.join(email);
    return { id: Number((await client.verify(access)).body.id), bearer: access, email };
  }

  /** Somebody of the staff; a consultant gets a record of their own unless one is given. */
  async function joinStaff(role: Role, consultantId?: number) {
    const person = await join();
    const change = { roles: [role], consultant_id: consultantId ?? null };
    await db.updateTable('account').set(change).where('id', '=', person.id).execute();
    return { ...person, consultantId: consultantId ?? 0 };
  }

  /** New tokens after time has passed. Staff would need their second code, so the sessions are made directly. */
  async function renew(...people: { id: number; bearer: string }[]): Promise<void> {
    const origin = { address: '10.0.0.9', agent: 'test' };
    for (const person of people)
      person.bearer = (await portal.context.accounts.sessions.openSession(person.id, origin)).access_token;
  }

  const post = (path: string, values: Record<string, string>, bearer?: string): Promise<Reply> =>
    client.post(path, values, bearer ? { bearer } : {});
  async function get(path: string, bearer?: string): Promise<Reply> {
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
    const answer = await portal.app.inject({ url: path, headers });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  const ask = (values: Record<string, string>, bearer?: string) =>
    post(
      '/api/question/ask/',
      { title: 'მაწუხებს წნევა', body: 'დილით წნევა მაღალია, საღამოს კი დაბალი. რა ვქნა?', ...values },
      bearer,
    );

  /** Puts the price on the balance and pays the question from it, if it still waits for that. */
  const pay = (accountId: number, questionId: number): Promise<void> =>
    transact(async (tx) => {
      await ledger.post(tx, {
        kind: 'topup',
        key: `test:${questionId}`,
        entries: [
          { account: 'clearing:bog', amount: -price },
          { account: `wallet:${accountId}`, amount: price },
        ],
      });
      if (await paying.openQuestion(tx, questionId))
        await holds.holdFromBalance(tx, { accountId, questionId, amount: tetri(price), title: 'პასუხი' });
    });

  const balanceOf = (accountId: number) => transact((tx) => ledger.balanceOf(tx, accountId));
  const letters = async () =>
    (
      await db.selectFrom('mail').select(['kind', 'recipient']).where('kind', 'like', 'question_%').execute()
    ).map(({ kind, recipient }) => `${kind} ${recipient}`);

  return {
    price,
    makeService,
    join,
    joinStaff,
    renew,
    post,
    get,
    ask,
    pay,
    balanceOf,
    letters,
    holds,
    transact,
  };
}

export type AskingScene = Awaited<ReturnType<typeof createAskingScene>>;
export type Person = Awaited<ReturnType<AskingScene['world']['join']>>;

/** Two who ask and two consultants, of the heart and of the skin, each with a category of their own. */
export async function createAskingScene(portal: TestPortal, now: () => number) {
  const world = createAskingWorld(portal, now);
  const { make, database } = portal;
  const [cardiology, dermatology] = [await make.profession(), await make.profession()];
  const [heart, skin] = [await make.category(), await make.category()];
  await database.db
    .insertInto('category_profession')
    .values([
      { category_id: heart, profession_id: cardiology },
      { category_id: skin, profession_id: dermatology },
    ])
    .execute();
  const teaId = await make.consultant({ title: 'თეა', professions: [cardiology] });
  const giaId = await make.consultant({ title: 'გია', professions: [dermatology] });
  const [asker, other] = [await world.join(), await world.join()];
  const tea = await world.joinStaff('consultant', teaId);
  const gia = await world.joinStaff('consultant', giaId);
  const service = String(await world.makeService());

  const act = (id: number, what: string, who: { bearer: string }, values: Record<string, string> = {}) =>
    world.post(`/api/question/${id}/${what}/`, values, who.bearer);
  async function ask(values: Record<string, string> = {}): Promise<number> {
    const { status, body } = await world.ask({ service, category: String(heart), ...values }, asker.bearer);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return Number(body.question);
  }
  /** Asked and paid. */
  async function open(values: Record<string, string> = {}): Promise<number> {
    const id = await ask(values);
    await world.pay(asker.id, id);
    return id;
  }
  const stateOf = async (id: number) => {
    const row = database.db.selectFrom('question').select('status').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).status;
  };
  async function queueOf(who: { bearer: string }, list = 'questions'): Promise<number[]> {
    const { body } = await world.get('/api/consultant/queue/', who.bearer);
    return (body[list] as { id: number }[]).map(({ id }) => id);
  }
  const renewAll = () => world.renew(asker, other, tea, gia);

  return {
    ...{ world, asker, other, tea, gia, teaId, heart, skin, service },
    ...{ act, ask, open, stateOf, queueOf, renewAll },
  };
}
