import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receiptOf, signCallback } from '#sandbox/bog-bank.ts';
import type { BogOrder } from '#sandbox/bog-orders.ts';
import { type CartuStatus, newPaymentId, signConfirmation } from '#sandbox/cartu-bank.ts';
import { openSandbox } from '#sandbox/sandbox.ts';
import { createAccountClient, type Reply } from './account-client.ts';
import { buildPortal, type TestPortal } from './build-app.ts';

export type Paying = Awaited<ReturnType<typeof buildPayingPortal>>;
type Values = Readonly<Record<string, string>>;

/** A portal with both sandbox banks, payers, and services to buy. */
export async function buildPayingPortal(now: () => number = Date.now) {
  const directory = mkdtempSync(join(tmpdir(), 'salbuni-banks-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const sandbox = openSandbox({ directory, siteUrl: url, ownUrl: url });
  const alarms: string[] = [];
  const portal: TestPortal = await buildPortal({
    now,
    environment: { SITE_URL: url },
    officeCallsPerSecond: 10_000,
    banks: sandbox.settings,
    installMore: sandbox.install,
    onError: (what, error) => {
      if (what === 'money') alarms.push((error as Error).message);
    },
  });
  await portal.app.listen({ host: '127.0.0.1', port });
  const { db } = portal.database;
  const client = createAccountClient(portal.app);

  /** Signs up and signs in. */
  async function join_(): Promise<{ bearer: string; id: number }> {
    const email = `${crypto.randomUUID()}@example.ge`;
    const { access } = await client.join(email);
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return { bearer: access, id };
  }

  async function makeService(operation: 'ask' | 'pkg', price: number, questions = 1): Promise<number> {
    const values = { title: operation === 'ask' ? 'კითხვა' : 'პაკეტი', price, operation };
    const days = operation === 'pkg' ? { questions_count: questions, valid_days: 30 } : {};
    return (
      await db
        .insertInto('service')
        .values({ ...values, ...days })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  }

  /** A question that awaits payment. */
  async function makeQuestion(accountId: number, serviceId?: number): Promise<number> {
    const values = { slug: crypto.randomUUID(), title: 'კითხვა', status: 'awaiting_payment' } as const;
    return (
      await db
        .insertInto('question')
        .values({ ...values, account_id: accountId, service_id: serviceId ?? null })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  }

  async function pay(path: string, values: Values, bearer: string, key?: string): Promise<Reply> {
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/payment/${path}/`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `csrftoken=${'c'.repeat(43)}`,
        'x-csrftoken': 'c'.repeat(43),
        authorization: `Bearer ${bearer}`,
        ...(key ? { 'idempotency-key': key } : {}),
      },
      payload: new URLSearchParams(values).toString(),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }

  async function startCartu(bearer: string, values: Values): Promise<string> {
    const { status, body } = await pay('cartu/form', values, bearer);
    if (status !== 200) throw new Error(`cartu form: ${status} ${JSON.stringify(body)}`);
    return (body as { params: { PurchaseDesc: string } }).params.PurchaseDesc;
  }

  /** Starts a payment at Bank of Georgia. @returns the bank's order */
  async function startBog(bearer: string, values: Values): Promise<{ code: string; bankId: string }> {
    const { status, body } = await pay('bog/form', values, bearer);
    if (status !== 200) throw new Error(`bog form: ${status} ${JSON.stringify(body)}`);
    const { href } = (body as { redirect: { href: string } }).redirect;
    const bankId = new URL(href).searchParams.get('order_id') ?? '';
    const row = await db
      .selectFrom('payment_order')
      .select('code')
      .where('provider_order_id', '=', bankId)
      .executeTakeFirstOrThrow();
    return { code: row.code, bankId };
  }

  /** Sends a callback of Cartu Bank, signed with `privateKey`. @returns status and answer */
  async function cartuCalls(
    code: string,
    status: CartuStatus,
    {
      amount = 2500,
      paymentId = newPaymentId(),
      as = 'POST',
      privateKey = sandbox.keys.cartu.privateKey,
      alter = (xml: string) => xml,
    } = {},
  ): Promise<{ status: number; verdict: string }> {
    const signed = signConfirmation({ code, paymentId, amount, status }, privateKey);
    const body = new URLSearchParams({ ...signed, ConfirmRequest: alter(signed.ConfirmRequest) }).toString();
    const path = '/payment/cartu/callback/';
    const answer = await portal.app.inject(
      as === 'POST'
        ? {
            method: 'POST',
            url: path,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: body,
          }
        : { method: 'GET', url: `${path}?${body}` },
    );
    return { status: answer.statusCode, verdict: /<Status>(\w+)<\/Status>/.exec(answer.body)?.[1] ?? '' };
  }

  /** Sends a callback of Bank of Georgia with this body. */
  async function bogCalls(
    order: Partial<BogOrder> & { code: string; id: string },
    change: (receipt: Record<string, unknown>) => object = (receipt) => receipt,
    privateKey = sandbox.keys.bog.privateKey,
  ): Promise<number> {
    const full: BogOrder = {
      key: '',
      amount: 2500,
      callbackUrl: '',
      successUrl: '',
      failUrl: '',
      state: 'completed',
      refunded: 0,
      transactionId: 't',
      ...order,
    };
    const told = change(receiptOf(full) as Record<string, unknown>);
    const body = JSON.stringify({ event: 'order_payment', body: told });
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/payment/bog/callback/',
      headers: { 'content-type': 'application/json', 'callback-signature': signCallback(body, privateKey) },
      payload: body,
    });
    return answer.statusCode;
  }

  /** Chooses the outcome on the sandbox page of Bank of Georgia. */
  const chooseAtBog = (bankId: string, choice: string) =>
    portal.app.inject({ method: 'POST', url: '/sandbox/bog/choose', payload: { order_id: bankId, choice } });

  const balance = async (accountId: number) => Number(await portal.context.money.balanceOf(accountId));
  const operations = (accountId: number) =>
    db
      .selectFrom('operation')
      .select(['kind', 'method', 'amount', 'paid', 'status', 'balance_after'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
  const stateOf = async (code: string) =>
    (await db.selectFrom('payment_order').select('state').where('code', '=', code).executeTakeFirstOrThrow())
      .state;

  return {
    portal,
    url,
    db,
    client,
    sandbox,
    alarms,
    join: join_,
    makeService,
    makeQuestion,
    pay,
    startCartu,
    startBog,
    cartuCalls,
    bogCalls,
    chooseAtBog,
    balance,
    operations,
    stateOf,
    audit: () => portal.context.money.auditBooks(),
    close: async () => {
      await portal.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
