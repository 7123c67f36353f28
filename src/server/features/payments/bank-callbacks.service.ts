import type { Bog, BogReceipt } from '#server/adapters/banks/bog.ts';
import type { Cartu, CartuConfirmation } from '#server/adapters/banks/cartu.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/http.ts';
import { type BankEvent, createEventsRepository } from './events.repository.ts';
import { createOrdersRepository, type Order, type Transact, type Tx } from './orders.repository.ts';
import type { Alarm } from './payments.ts';
import type { Outcome, Report, Settlement } from './settlement.service.ts';

export type BankCallbacks = ReturnType<typeof createBankCallbacks>;

const refuse = (code: string): Problem => new Problem('bad_input', { message: httpMessages.badInput, code });

const hour = 3_600_000;
/** Anybody can call in a bank's name. Of what nobody signed so much is kept in an hour, and no more. */
const mostUnsigned = 1_000;

/** What banks call. Their words are kept before any of it is believed, and believed only when they are signed. */
export function createBankCallbacks(parts: {
  transact: Transact;
  db: Tx;
  cartu: Cartu;
  bog: Bog;
  settlement: Settlement;
  alarm: Alarm;
  now: () => number;
}) {
  const { transact, db, cartu, bog, settlement, alarm, now } = parts;
  const at = () => new Date(now());

  /**
   * Cartu Bank asks before it charges (C) and tells how it went (Y, N, U).
   * `raw` is the query or the body as it came. @returns the xml that accepts or declines. @throws Problem `bad_signature`, `unreadable`
   */
  async function answerCartu(raw: string, headers: object): Promise<string> {
    const { xml, signature } = cartu.readCall(raw);
    const isSigned = cartu.isSigned(xml, signature);
    const told = cartu.readConfirmation(xml);
    const event = { provider: 'cartu', raw, headers, isSigned, orderCode: told?.orderCode } as const;
    if (!isSigned) throw await refuseUnsigned(event);
    const eventId = await createEventsRepository(db).keepEvent(event, at());
    if (!told) {
      alarm('unreadable', { provider: 'cartu', event: eventId });
      throw refuse('unreadable');
    }
    return cartu.writeAnswer(told, await handleCartu(told, eventId));
  }

  /** Words nobody signed are kept to find out why, and told of. Where they are too many, they are told of alone. */
  async function refuseUnsigned(event: BankEvent): Promise<Problem> {
    const { provider, orderCode } = event;
    const events = createEventsRepository(db);
    const count = await events.countUnsigned(provider, new Date(now() - hour));
    const kept = count < mostUnsigned ? await events.keepEvent(event, at()) : 'not kept';
    alarm('bad_signature', { provider, event: kept, order: orderCode?.slice(0, 100) });
    return refuse('bad_signature');
  }

  /** @returns whether it is accepted. */
  function handleCartu(told: CartuConfirmation, eventId: number): Promise<boolean> {
    return transact(async (tx) => {
      const verdict = await judgeCartu(tx, told);
      await createEventsRepository(tx).markProcessed(eventId, verdict.outcome, at());
      return verdict.isAccepted;
    });
  }

  async function judgeCartu(
    tx: Tx,
    told: CartuConfirmation,
  ): Promise<{ isAccepted: boolean; outcome: string }> {
    const order = await createOrdersRepository(tx).lockOrder(told.orderCode);
    if (order?.provider !== 'cartu') {
      alarm('unknown_order', { provider: 'cartu', order: told.orderCode, status: told.status });
      return { isAccepted: false, outcome: 'unknown_order' };
    }
    const isCharge = told.status === 'C' || told.status === 'Y';
    if (isCharge && told.amount !== order.amount) {
      alarm('wrong_amount', { order: order.code, told: told.amount, status: told.status });
      return { isAccepted: false, outcome: 'wrong_amount' };
    }
    const outcome = await settlement.settle(tx, order, cartuReport(told));
    if (told.status === 'C') return { isAccepted: outcome !== 'refused', outcome };
    return { isAccepted: told.status === 'Y', outcome };
  }

  /** Bank of Georgia tells of an order. @throws Problem `bad_signature` */
  async function hearBog(call: {
    raw: Buffer;
    signature: string | undefined;
    headers: object;
  }): Promise<void> {
    const isSigned = bog.isSigned(call.raw, call.signature);
    const told = bog.readCallback(call.raw);
    const raw = call.raw.toString('utf8');
    const event = {
      provider: 'bog',
      raw,
      headers: call.headers,
      isSigned,
      orderCode: told?.orderCode,
    } as const;
    if (!isSigned) throw await refuseUnsigned(event);
    const eventId = await createEventsRepository(db).keepEvent(event, at());
    const outcome = await handleBog(told, eventId);
    // Words may come late and out of order. Where these did not end the matter, the bank is asked how it stands now.
    if (told && outcome !== 'settled' && told.status !== 'completed')
      await reread(told.orderCode).catch(() => undefined);
  }

  async function handleBog(told: BogReceipt | undefined, eventId: number): Promise<string> {
    if (!told) alarm('unreadable', { provider: 'bog', event: eventId });
    return transact(async (tx) => {
      const order = told && (await createOrdersRepository(tx).lockOrder(told.orderCode));
      const outcome = !told ? 'unreadable' : order ? await judgeBog(tx, order, told) : 'unknown_order';
      if (outcome === 'unknown_order') alarm('unknown_order', { provider: 'bog', order: told?.orderCode });
      await createEventsRepository(tx).markProcessed(eventId, outcome, at());
      return outcome;
    });
  }

  /** Believes a receipt only when it is of this order, in full and in GEL. */
  async function judgeBog(tx: Tx, order: Order, told: BogReceipt): Promise<Outcome | 'wrong'> {
    const report = bogReport(told);
    if (
      order.provider !== 'bog' ||
      told.orderCode !== order.code ||
      (order.provider_order_id ?? told.bankOrderId) !== told.bankOrderId
    ) {
      alarm('unknown_order', { order: order.code, bankOrder: told.bankOrderId });
      return 'wrong';
    }
    if (report.kind === 'paid') {
      if (told.currency !== 'GEL') {
        alarm('wrong_currency', { order: order.code, currency: told.currency });
        return 'wrong';
      }
      if (told.requested !== order.amount) {
        alarm('wrong_amount', { order: order.code, told: told.requested });
        return 'wrong';
      }
      if (order.provider_order_id === null)
        await createOrdersRepository(tx).changeOrder(order.id, { provider_order_id: told.bankOrderId });
    }
    if (['auth_requested', 'blocked', 'partial_completed'].includes(told.status))
      alarm('unexpected_state', { order: order.code, state: told.status });
    return settlement.settle(tx, order, report);
  }

  /** Asks the bank how an order stands and acts on it. @throws Problem `bank_unavailable` */
  async function reread(code: string): Promise<Order | undefined> {
    const order = await createOrdersRepository(db).findOrder(code);
    if (order?.provider !== 'bog' || order.provider_order_id === null) return order;
    const told = await bog.readOrder(order.provider_order_id);
    if (!told) return order;
    return transact(async (tx) => {
      const orders = createOrdersRepository(tx);
      const locked = await orders.lockOrder(code);
      if (locked) await judgeBog(tx, locked, told);
      return orders.findOrder(code);
    });
  }

  /** Deals with what was kept and left lying by a process that died. */
  async function resume(): Promise<void> {
    const waiting = await createEventsRepository(db).listUnprocessed(new Date(now() - 60_000));
    for (const { id, provider, raw } of waiting) {
      const confirmed = provider === 'cartu' ? cartu.readConfirmation(cartu.readCall(raw).xml) : undefined;
      if (confirmed) await handleCartu(confirmed, id);
      else await handleBog(bog.readCallback(Buffer.from(raw, 'utf8')), id);
    }
  }

  /** Words nobody signed are kept for 30 days. */
  const forgetUnsigned = (): Promise<void> =>
    createEventsRepository(db).forgetUnsigned(new Date(now() - 30 * 24 * hour));

  return { answerCartu, hearBog, reread, resume, forgetUnsigned };
}

function cartuReport({ status, paymentId }: CartuConfirmation): Report {
  switch (status) {
    case 'C':
      return { kind: 'checked' };
    case 'Y':
      return { kind: 'paid', paymentId };
    case 'N':
      return { kind: 'failed' };
    case 'U':
      return { kind: 'waiting' };
  }
}

function bogReport(told: BogReceipt): Report {
  const { status, transferred, refunded, requested } = told;
  // One order is one payment there.
  const paymentId = told.bankOrderId;
  switch (status) {
    case 'completed':
      return { kind: 'paid', paymentId, transferred };
    case 'refund_requested':
      return { kind: 'paid', paymentId, transferred, refunded, isRefundPending: true };
    case 'refunded':
      return { kind: 'paid', paymentId, transferred, refunded: requested };
    case 'refunded_partially':
      return { kind: 'paid', paymentId, transferred, refunded };
    case 'rejected':
      return { kind: 'failed' };
    default:
      return { kind: 'waiting' };
  }
}
