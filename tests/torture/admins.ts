import type { Stage } from './players.ts';
import { payAtCartu } from './players.ts';
import type { Somebody } from './world.ts';

/** An admin, the colleague who confirms what is large, and the customer about whose money it is. */
export interface Office {
  readonly admin: Somebody;
  readonly colleague: Somebody;
  readonly customer: Somebody;
}

const gel = (amount: number): string => (amount / 100).toFixed(2);
const reason = 'წამების ცდა';

/** Adjusts, settles and refunds at random until the end; what was acknowledged stands in the history, and what was refused does not. */
export async function playAdmin(stage: Stage, office: Office): Promise<void> {
  const acts = [adjust, adjustMuch, takeAway, settle, refund];
  for (let at = 0; !stage.isOver(); at += 1) await acts[at % acts.length]?.(stage, office);
}

const call = (stage: Stage, who: Somebody, desk: string, act: string, body: object) =>
  stage.client.callJson(who, `/api/office/${desk}/${act}/`, body);

async function adjust(stage: Stage, { admin, customer }: Office): Promise<void> {
  const amount = 100 * (1 + Math.floor(Math.random() * 40));
  const body = { account: customer.id, amount: gel(amount), reason };
  const { status } = await call(stage, admin, 'operations', 'adjust', body);
  if (status === 200) stage.history.push({ what: 'adjusted', payer: customer.id, amount });
}

/** More than 500.00 waits for the colleague; the admin's own confirmation is refused. */
async function adjustMuch(stage: Stage, { admin, colleague, customer }: Office): Promise<void> {
  const amount = 60_000;
  const body = { account: customer.id, amount: gel(amount), reason };
  const asked = await call(stage, admin, 'operations', 'adjust', body);
  if (asked.status !== 200) return;
  const id = Number(asked.body.id);
  const own = await call(stage, admin, 'operations', 'confirm', { id });
  if (own.status === 200) throw new Error('an admin confirmed an own act');
  const { status } = await call(stage, colleague, 'operations', 'confirm', { id });
  if (status === 200) stage.history.push({ what: 'adjusted', payer: customer.id, amount });
}

async function takeAway(stage: Stage, { admin, customer }: Office): Promise<void> {
  const body = { account: customer.id, amount: '-3.00', reason };
  const { status } = await call(stage, admin, 'operations', 'adjust', body);
  if (status === 200) stage.history.push({ what: 'adjusted', payer: customer.id, amount: -300 });
}

/** Books a payment that the bank told nobody about. */
async function settle(stage: Stage, { admin, customer }: Office): Promise<void> {
  const amount = 1_100;
  const { code } = await beginTopUp(stage, customer, amount);
  const id = await orderOf(stage, admin, code);
  if (id === undefined) return;
  const { status } = await call(stage, admin, 'orders', 'settle', { id, reason });
  if (status === 200) stage.history.push({ what: 'topped_up', payer: customer.id, amount });
}

/** Gives half of a payment by card back. */
async function refund(stage: Stage, { admin, customer }: Office): Promise<void> {
  const amount = 2_000;
  const { form, code } = await beginTopUp(stage, customer, amount);
  await payAtCartu(stage, form, amount);
  stage.history.push({ what: 'topped_up', payer: customer.id, amount });
  const id = await orderOf(stage, admin, code);
  if (id === undefined) return;
  const { status } = await call(stage, admin, 'orders', 'refund', { id, amount: gel(amount / 2), reason });
  if (status === 200) stage.history.push({ what: 'refunded', payer: customer.id, amount: amount / 2 });
}

async function beginTopUp({ client }: Stage, customer: Somebody, amount: number) {
  const { body } = await client.call(customer, '/payment/cartu/form/', { value: gel(amount) });
  return { form: body, code: (body as { params: { PurchaseDesc: string } }).params.PurchaseDesc };
}

/** Finds an order by its code at the desk; undefined where the office refuses to list. */
async function orderOf(stage: Stage, admin: Somebody, code: string): Promise<number | undefined> {
  const { status, body } = await call(stage, admin, 'orders', 'list', { search: code });
  return status === 200 ? (body.rows as { id: number }[])[0]?.id : undefined;
}
