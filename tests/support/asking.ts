import { createTransact } from '#server/database/transact.ts';
import { wireLedger } from '#server/features/ledger/ledger.wiring.ts';
import { wireEnqueueMail } from '#server/features/mail/mail.wiring.ts';
import { wirePaying } from '#server/features/questions/questions.wiring.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { tetri } from '#shared/money/tetri.ts';
import { createAccountClient, type Reply } from './account-client.ts';
import type { TestPortal } from './build-app.ts';

const price = 1_500;

/** Askers and consultants on a test portal. */
export function createAskingWorld(portal: TestPortal, now: () => number = Date.now) {
  const { db } = portal.database;
  const client = createAccountClient(portal.app);
  const transact = createTransact(db);
  const { ledger, holds } = wireLedger({ now });
  const paying = wirePaying({ enqueueMail: wireEnqueueMail({ now }), now });
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

  /** Adds a staff member; a consultant gets a new record unless one is given. */
  async function joinStaff(role: Role, consultantId?: number) {
    const person = await join();
    const change = { roles: [role], consultant_id: consultantId ?? null };
    await db.updateTable('account').set(change).where('id', '=', person.id).execute();
    return { ...person, consultantId: consultantId ?? 0 };
  }

  /** Creates new sessions after time has passed, directly in the database, because staff would need a second factor. */
  async function renew(...people: { id: number; bearer: string }[]): Promise<void> {
    const origin = { address: '10.0.0.9', agent: 'test' };
    const { sessions } = portal.context.accounts;
    for (const person of people) {
      const session = { accountId: person.id, origin, isStaff: false };
      person.bearer = (await sessions.openSession(session)).access_token;
    }
  }

  const post = (path: string, values: Record<string, string>, bearer?: string): Promise<Reply> =>
    client.post(path, values, bearer ? { bearer } : {});
  async function get(path: string, bearer?: string): Promise<Reply> {
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
    const answer = await portal.app.inject({ url: path, headers });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  const ask = (values: Record<string, string>, bearer?: string, headers: Record<string, string> = {}) =>
    client.post(
      '/api/question/ask/',
      { title: 'მაწუხებს წნევა', body: 'დილით წნევა მაღალია, საღამოს კი დაბალი. რა ვქნა?', ...values },
      bearer ? { bearer, headers } : { headers },
    );

  /** Credits the price and pays the question from the balance, if it awaits payment. */
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

/** Two askers and two consultants of different professions, each with a category. */
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
  /** Asks and pays a question. */
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
