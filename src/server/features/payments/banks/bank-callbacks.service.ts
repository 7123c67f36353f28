import type { Bog, BogReceipt } from '#server/adapters/banks/bog.ts';
import type { Cartu, CartuConfirmation } from '#server/adapters/banks/cartu.ts';
import { networkOf } from '#shared/accounts/network.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';
import type { Order, PaymentRepositories, Transact, Tx, WithinPayments } from '../orders.repository.ts';
import type { Alarm } from '../payments.ts';
import type { Outcome, Report, Settlement } from '../settlement.service.ts';
import type { BankEvent, EventsRepository } from './events.repository.ts';

export type BankCallbacks = ReturnType<typeof createBankCallbacks>;

/** The origin of a call, with the headers that are stored. */
interface BankCall {
  readonly headers: object;
  readonly address: string;
}

const refuse = (code: string): Problem => new Problem('bad_input', { message: httpMessages.badInput, code });

const hour = 3_600_000;
/** Limits of stored unsigned calls per hour, by network and in total: anybody can send one. */
const maxUnsigned = { ofNetwork: 10, ofAll: 50 } as const;
/** The number of characters stored of an unsigned call. */
const maxUnsignedLength = 4_096;

/**
 * Handles the callbacks of banks. A callback is stored before it is verified, and has an effect only if its signature is valid.
 */
export function createBankCallbacks(
  parts: Pick<PaymentRepositories, 'orders' | 'events'> & {
    transact: Transact;
    within: WithinPayments;
    cartu: Cartu;
    bog: Bog;
    settlement: Settlement;
    alarm: Alarm;
    countUnsigned: (provider: BankEvent['provider']) => void;
    now: () => number;
  },
) {
  const { transact, within, orders, events, cartu, bog, settlement, alarm, countUnsigned, now } = parts;
  const at = () => new Date(now());

  /**
   * Answers a callback of Cartu Bank, which asks before it charges (C) and reports the outcome (Y, N, U). `raw` is the unparsed
   * query or body.
   * @returns the XML that accepts or declines
   * @throws Problem `bad_signature`, `unreadable`
   */
  async function answerCartu({ raw, headers, address }: BankCall & { raw: string }): Promise<string> {
    const { xml, signature } = cartu.readCall(raw);
    const isSigned = cartu.isSigned(xml, signature);
    const confirmation = cartu.readConfirmation(xml);
    const event = { provider: 'cartu', raw, headers, isSigned, orderCode: confirmation?.orderCode } as const;
    if (!isSigned) throw await refuseUnsigned({ ...event, address });
    const eventId = await events.storeEvent(event, at());
    if (!confirmation) {
      alarm('unreadable', { provider: 'cartu', event: eventId });
      throw refuse('unreadable');
    }
    return cartu.writeAnswer(confirmation, await handleCartu(confirmation, eventId));
  }

  /** Counts an unsigned call and stores part of it for investigation. It raises no alarm: anybody could bury a real one. */
  async function refuseUnsigned(event: BankEvent & { readonly address: string }): Promise<Problem> {
    const { provider, raw, headers } = event;
    countUnsigned(provider);
    const network = networkOf(event.address);
    const hasRoom = async (stored: EventsRepository): Promise<boolean> => {
      const count = await stored.countUnsigned({ provider, network, since: new Date(now() - hour) });
      return count.ofNetwork < maxUnsigned.ofNetwork && count.ofAll < maxUnsigned.ofAll;
    };
    // Concurrent calls would all find room, so each counts again under the lock.
    if (await hasRoom(events))
      await transact(async (tx) => {
        const { events: locked } = within(tx);
        if ((await locked.tryLockUnsigned(provider)) && (await hasRoom(locked)))
          await locked.storeEvent(
            { ...event, raw: raw.slice(0, maxUnsignedLength), headers: { ...headers, network } },
            at(),
          );
      });
    return refuse('bad_signature');
  }

  /** Handles a confirmation of Cartu Bank. @returns whether it is accepted */
  function handleCartu(confirmation: CartuConfirmation, eventId: number): Promise<boolean> {
    return transact(async (tx) => {
      const verdict = await judgeCartu(tx, confirmation);
      await within(tx).events.markProcessed(eventId, verdict.outcome, at());
      return verdict.isAccepted;
    });
  }

  async function judgeCartu(
    tx: Tx,
    confirmation: CartuConfirmation,
  ): Promise<{ isAccepted: boolean; outcome: string }> {
    const order = await within(tx).orders.lockOrder(confirmation.orderCode);
    if (order?.provider !== 'cartu') {
      alarm('unknown_order', {
        provider: 'cartu',
        order: confirmation.orderCode,
        status: confirmation.status,
      });
      return { isAccepted: false, outcome: 'unknown_order' };
    }
    await within(tx).orders.changeOrder(order.id, { bank_state: confirmation.status, bank_seen_at: at() });
    const isCharge = confirmation.status === 'C' || confirmation.status === 'Y';
    if (isCharge && confirmation.amount !== order.amount) {
      alarm('wrong_amount', {
        order: order.code,
        reported: confirmation.amount,
        status: confirmation.status,
      });
      return { isAccepted: false, outcome: 'wrong_amount' };
    }
    if (confirmation.status === 'Y' && confirmation.paymentId === '')
      alarm('unexpected_state', { order: order.code, state: 'Y without a PaymentId' });
    const outcome = await settlement.settle(tx, order, cartuReport(confirmation));
    if (confirmation.status === 'C') return { isAccepted: outcome !== 'refused', outcome };
    return { isAccepted: confirmation.status === 'Y', outcome };
  }

  /** Handles a callback of Bank of Georgia. @throws Problem `bad_signature` */
  async function receiveBog(call: BankCall & { raw: Buffer; signature: string | undefined }): Promise<void> {
    const isSigned = bog.isSigned(call.raw, call.signature);
    const receipt = bog.readCallback(call.raw);
    const raw = call.raw.toString('utf8');
    const event = {
      provider: 'bog',
      raw,
      headers: call.headers,
      isSigned,
      orderCode: receipt?.orderCode,
    } as const;
    if (!isSigned) throw await refuseUnsigned({ ...event, address: call.address });
    const eventId = await events.storeEvent(event, at());
    const outcome = await handleBog(receipt, eventId);
    // Callbacks can be late and out of order, so unless this one settled the order the bank is asked for its current state.
    if (receipt && outcome !== 'settled' && receipt.status !== 'completed')
      await refreshOrder(receipt.orderCode).catch(() => undefined);
  }

  async function handleBog(receipt: BogReceipt | undefined, eventId: number): Promise<string> {
    if (!receipt) alarm('unreadable', { provider: 'bog', event: eventId });
    return transact(async (tx) => {
      const order = receipt && (await within(tx).orders.lockOrder(receipt.orderCode));
      const outcome = !receipt ? 'unreadable' : order ? await applyBog(tx, order, receipt) : 'unknown_order';
      if (outcome === 'unknown_order') alarm('unknown_order', { provider: 'bog', order: receipt?.orderCode });
      await within(tx).events.markProcessed(eventId, outcome, at());
      return outcome;
    });
  }

  /** Applies a receipt if it is of this order, for the full amount and in GEL. */
  async function applyBog(tx: Tx, order: Order, receipt: BogReceipt): Promise<Outcome | 'wrong'> {
    const report = bogReport(receipt);
    if (
      order.provider !== 'bog' ||
      receipt.orderCode !== order.code ||
      (order.provider_order_id ?? receipt.bankOrderId) !== receipt.bankOrderId
    ) {
      alarm('unknown_order', { order: order.code, bankOrder: receipt.bankOrderId });
      return 'wrong';
    }
    await within(tx).orders.changeOrder(order.id, { bank_state: receipt.status, bank_seen_at: at() });
    if (report.kind === 'paid') {
      if (receipt.currency !== 'GEL') {
        alarm('wrong_currency', { order: order.code, currency: receipt.currency });
        return 'wrong';
      }
      if (receipt.requested !== order.amount) {
        alarm('wrong_amount', { order: order.code, reported: receipt.requested });
        return 'wrong';
      }
      if (order.provider_order_id === null)
        await within(tx).orders.changeOrder(order.id, { provider_order_id: receipt.bankOrderId });
    }
    if (['auth_requested', 'blocked', 'partial_completed'].includes(receipt.status))
      alarm('unexpected_state', { order: order.code, state: receipt.status });
    return settlement.settle(tx, order, report);
  }

  /** Reads the order's current state from the bank and applies it. @throws Problem `bank_unavailable` */
  async function refreshOrder(code: string): Promise<Order | undefined> {
    const order = await orders.findOrder(code);
    if (order?.provider !== 'bog' || order.provider_order_id === null) return order;
    const receipt = await bog.readOrder(order.provider_order_id);
    if (!receipt) return order;
    return transact(async (tx) => {
      const { orders: lockable } = within(tx);
      const locked = await lockable.lockOrder(code);
      if (locked) await applyBog(tx, locked, receipt);
      return lockable.findOrder(code);
    });
  }

  /** Processes stored events that a killed process left unprocessed. */
  async function resume(): Promise<void> {
    const waiting = await events.listUnprocessed(new Date(now() - 60_000));
    for (const { id, provider, raw } of waiting) {
      const confirmed = provider === 'cartu' ? cartu.readConfirmation(cartu.readCall(raw).xml) : undefined;
      if (confirmed) await handleCartu(confirmed, id);
      else await handleBog(bog.readCallback(Buffer.from(raw, 'utf8')), id);
    }
  }

  /** Deletes unsigned events older than 30 days. */
  const deleteUnsigned = (): Promise<void> => events.deleteUnsigned(new Date(now() - 30 * 24 * hour));

  return { answerCartu, receiveBog, refreshOrder, resume, deleteUnsigned };
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

function bogReport(receipt: BogReceipt): Report {
  const { status, transferred, refunded, requested } = receipt;
  // At Bank of Georgia an order has a single payment.
  const paymentId = receipt.bankOrderId;
  switch (status) {
    case 'completed':
      return { kind: 'paid', paymentId, transferred };
    case 'refund_requested':
      return { kind: 'paid', paymentId, transferred, refunded, isRefundPending: true };
    case 'refunded':
      // The bank may leave the amount of a full refund out.
      return {
        kind: 'paid',
        paymentId,
        transferred,
        refunded: requested && refunded && refunded > requested ? refunded : requested,
      };
    case 'refunded_partially':
      return { kind: 'paid', paymentId, transferred, refunded };
    case 'rejected':
      return { kind: 'failed' };
    default:
      return { kind: 'waiting' };
  }
}
