import { setTimeout as wait } from 'node:timers/promises';
import { receiptOf, signCallback } from '#sandbox/bog-bank.ts';
import type { BogOrder, openBogOrders } from '#sandbox/bog-orders.ts';
import { type CartuStatus, newPaymentId, signConfirmation } from '#sandbox/cartu-bank.ts';
import type { BankKeys } from '#sandbox/keys.ts';
import type { History } from './history.ts';
import type { PersistentClient } from './persistent-client.ts';
import type { Somebody, World } from './world.ts';

export interface Stage {
  readonly client: PersistentClient;
  readonly world: World;
  readonly history: History;
  readonly cartuKeys: BankKeys;
  readonly bogKeys: BankKeys;
  readonly bogOrders: ReturnType<typeof openBogOrders>;
  readonly isOver: () => boolean;
  /** Paid questions that consultants can answer. */
  readonly paid: number[];
}

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Pays, buys and asks at random until the end; started actions are completed. */
export async function playPayer(stage: Stage, payer: Somebody): Promise<void> {
  const acts = [topUpByCard, topUpByBank, buyPackage, askFromBalance, askFromPackage, askByCard];
  while (!stage.isOver()) await pick(acts)(stage, payer);
}

/** Answers paid questions; the other consultant tries to answer the same ones. */
export async function playConsultant(
  { client, history, paid, isOver }: Stage,
  consultant: Somebody,
): Promise<void> {
  for (let at = 0; !isOver() || at < paid.length; ) {
    const question = paid[at];
    if (question === undefined) {
      await wait(30);
      continue;
    }
    at += 1;
    const claimed = await client.call(consultant, `/api/question/${question}/claim/`);
    if (claimed.status !== 200) continue;
    const body = { body: 'დალიეთ წყალი და მიმართეთ ოჯახის ექიმს.' };
    const answered = await client.call(consultant, `/api/question/${question}/answer/`, body);
    // A conflict after an interruption: the first attempt had succeeded.
    if (answered.status === 200 || answered.body.error)
      history.push({ what: 'answered', question, consultant: consultant.id });
  }
}

async function topUpByCard(stage: Stage, payer: Somebody): Promise<void> {
  const amount = 100 * (1 + Math.floor(Math.random() * 40));
  const form = await stage.client.call(payer, '/payment/cartu/form/', { value: (amount / 100).toFixed(2) });
  await payAtCartu(stage, form.body, amount);
  stage.history.push({ what: 'topped_up', payer: payer.id, amount });
}

/** The bank checks, charges and confirms, sometimes twice, retrying each callback. */
export async function payAtCartu({ client, cartuKeys }: Stage, form: object, amount: number): Promise<void> {
  const code = (form as { params: { PurchaseDesc: string } }).params.PurchaseDesc;
  const paymentId = newPaymentId();
  const words: readonly CartuStatus[] = Math.random() < 0.5 ? ['C', 'Y'] : ['C', 'Y', 'Y'];
  for (const status of words) {
    const body = new URLSearchParams(
      signConfirmation({ code, paymentId, amount, status }, cartuKeys.privateKey),
    );
    const answer = await client.tell('/payment/cartu/callback/', { method: 'POST', body });
    // The portal may decline a repeated check of an order charged in the meantime.
    if (status !== 'C' && !answer.includes('ACCEPTED')) throw new Error(`not accepted: ${answer}`);
  }
}

async function topUpByBank(stage: Stage, payer: Somebody): Promise<void> {
  const amount = 100 * (1 + Math.floor(Math.random() * 40));
  const { status, body } = await stage.client.call(payer, '/payment/bog/form/', {
    value: (amount / 100).toFixed(2),
  });
  if (status !== 200) throw new Error(`bog form: ${status} ${JSON.stringify(body)}`);
  const { href } = (body as { redirect: { href: string } }).redirect;
  const order = stage.bogOrders.find(new URL(href).searchParams.get('order_id') ?? '');
  if (!order) throw new Error(`the bank has no order for ${href}`);
  const paid: BogOrder = { ...order, state: 'completed', transactionId: 't' };
  stage.bogOrders.save(paid);
  // Sometimes the bank sends no callback and is polled.
  if (Math.random() < 0.7) {
    const told = JSON.stringify({ event: 'order_payment', body: receiptOf(paid) });
    const headers = {
      'content-type': 'application/json',
      'callback-signature': signCallback(told, stage.bogKeys.privateKey),
    };
    await stage.client.tell('/payment/bog/callback/', { method: 'POST', headers, body: told });
  } else await stage.client.tell(`/payment/bog/return/?order=${paid.code}`, { redirect: 'manual' });
  stage.history.push({ what: 'topped_up', payer: payer.id, amount });
}

async function buyPackage({ client, world, history }: Stage, payer: Somebody): Promise<void> {
  const { id, price, questions } = world.pkg;
  const { status } = await client.call(payer, '/payment/balance/billing/', {
    operation: 'pkg',
    service: String(id),
  });
  if (status === 200) history.push({ what: 'package_bought', payer: payer.id, price, questions });
}

async function ask({ client, world }: Stage, payer: Somebody): Promise<number> {
  const { status, body } = await client.call(payer, '/api/question/ask/', {
    title: 'მაწუხებს წნევა',
    body: 'დილით წნევა მაღალია, საღამოს კი დაბალი. რა ვქნა?',
    category: String(world.category),
    service: String(world.ask.id),
  });
  if (status !== 200) throw new Error(`ask: ${status} ${JSON.stringify(body)}`);
  return Number(body.question);
}

async function askFromBalance(stage: Stage, payer: Somebody): Promise<void> {
  const question = await ask(stage, payer);
  const values = { operation: 'ask', service: String(stage.world.ask.id), question: String(question) };
  const { status } = await stage.client.call(payer, '/payment/balance/billing/', values);
  if (status !== 200) return;
  const { price } = stage.world.ask;
  stage.history.push({
    what: 'question_paid',
    payer: payer.id,
    question,
    fromBalance: price,
    fromPackage: false,
  });
  stage.paid.push(question);
}

async function askFromPackage(stage: Stage, payer: Somebody): Promise<void> {
  const question = await ask(stage, payer);
  const values = { operation: 'ask', question: String(question) };
  const { status } = await stage.client.call(payer, '/payment/balance/billing/', values);
  if (status !== 200) return;
  stage.history.push({ what: 'question_paid', payer: payer.id, question, fromBalance: 0, fromPackage: true });
  stage.paid.push(question);
}

async function askByCard(stage: Stage, payer: Somebody): Promise<void> {
  const question = await ask(stage, payer);
  const { id, price } = stage.world.ask;
  const values = { operation: 'ask', service: String(id), question: String(question) };
  const form = await stage.client.call(payer, '/payment/cartu/form/', values);
  await payAtCartu(stage, form.body, price);
  stage.history.push({
    what: 'question_paid',
    payer: payer.id,
    question,
    fromBalance: 0,
    fromPackage: false,
  });
  stage.paid.push(question);
}
