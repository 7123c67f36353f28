import { randomUUID } from 'node:crypto';
import type { Role } from '#shared/contracts/accounts.ts';
import type { Call, ReadRequest } from '#shared/contracts/call.ts';
import type {
  adjustBalance,
  confirmMoneyAct,
  DeskOperation,
  DeskOrder,
  declineMoneyAct,
  refundOrder,
  settleOrder,
} from '#shared/contracts/office/money.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import { formatGel, type Tetri, tetri } from '#shared/money/tetri.ts';
import type { Idempotency, Slot } from '../idempotency.service.ts';
import type { Order, Transact, Tx, WithinPayments } from '../orders.repository.ts';
import { isPaid } from '../settlement.service.ts';
import type { MoneyAct } from './money-acts.repository.ts';
import type { MoneyDesks } from './money-desks.service.ts';
import type { PaymentOperations } from './payment-operations.service.ts';

export type MoneyActs = ReturnType<typeof createMoneyActs>;

/** More than this, either way, waits for a second admin. */
const aloneMost = tetri(50_000);

type FormOf<One> = One extends Call<infer C> ? ReadRequest<C> : never;
type Waiting = { readonly id: number; readonly status: 'waiting' };

/** An admin who acts. */
interface Caller {
  readonly accountId: number;
  readonly roles: readonly Role[];
  readonly secondFactorAt: Date | null;
}

/** An act as it was sent; a refusal of its form is stored under its Idempotency-Key like any other. */
interface ActCall<One> {
  readonly caller: Caller;
  readonly key: string | undefined;
  readonly body: unknown;
  readonly readForm: () => FormOf<One> | Promise<FormOf<One>>;
}

/**
 * Acts of staff on money. Each needs a fresh second factor and is stored before it is done; one of more than 500.00 is done when
 * another admin confirms it.
 */
export function createMoneyActs(parts: {
  transact: Transact;
  within: WithinPayments;
  idempotency: Idempotency;
  operations: PaymentOperations;
  desks: MoneyDesks;
  /** @throws Problem `second_factor_old` */
  refuseOldFactor: (caller: Caller) => void;
  now: () => number;
}) {
  const { transact, within, idempotency, operations, desks, refuseOldFactor, now } = parts;
  const at = () => new Date(now());

  /** Answers a call once for its key. The factor comes first: a repeat with a fresh one is done. */
  function answerOnce<One, Answer extends object>(
    name: string,
    { caller, key, body, readForm }: ActCall<One>,
    work: (form: FormOf<One>, slot: Slot) => Promise<Answer>,
  ): Promise<Answer> {
    refuseOldFactor(caller);
    const call = { accountId: caller.accountId, key, body: [name, body] };
    return idempotency.answerOnce(call, async (slot) => work(await readForm(), slot));
  }

  /** @throws Problem 400 at `account` for one that does not exist */
  async function refuseNoAccount({ account }: { account?: number }): Promise<void> {
    if (account === undefined) return;
    if (!(await transact((tx) => within(tx).acts.hasAccount(account)))) throw noAccount();
  }

  /** Changes a balance. @throws Problem at `account`, `insufficient_funds` */
  const adjust = (call: ActCall<typeof adjustBalance>): Promise<DeskOperation | Waiting> =>
    answerOnce('adjust', call, ({ account, amount, reason }, slot) =>
      transact(async (tx) => {
        const { acts } = within(tx);
        if (!(await acts.hasAccount(account))) throw noAccount();
        if (amount < 0) await operations.requireFunds(tx, account, tetri(-amount));
        const request = { kind: 'adjust', account_id: account, order_id: null, amount, reason } as const;
        const act = await addAct(tx, request, call.caller);
        if (act.state === 'waiting') return answerWaiting(tx, act, slot);
        await doAdjust(tx, act, call.caller, 'adjust');
        return answerWith(tx, slot, await desks.findOperation(tx, act.id));
      }),
    );

  /** Books an order by the bank's statement. @throws Problem `not_found`, `already_paid`, `act_open` */
  const settle = (call: ActCall<typeof settleOrder>): Promise<DeskOrder | Waiting> =>
    answerOnce('settle', call, ({ id, reason }, slot) =>
      transact(async (tx) => {
        const order = await lockOrder(tx, id);
        if (isPaid(order)) throw conflict(messages.billing.alreadyPaid, 'already_paid');
        await refuseOpenAct(tx, order);
        const request = {
          kind: 'settle',
          account_id: null,
          order_id: id,
          amount: order.amount,
          reason,
        } as const;
        const act = await addAct(tx, request, call.caller);
        if (act.state === 'waiting') return answerWaiting(tx, act, slot);
        await doSettle(tx, act, order, call.caller, 'settle');
        return answerWith(tx, slot, await desks.findOrder(tx, id));
      }),
    );

  /** Gives a payment back. @throws Problem `not_found`, `not_refundable`, `act_open`, `bank_unavailable` */
  const refund = (call: ActCall<typeof refundOrder>): Promise<DeskOrder | Waiting> =>
    answerOnce('refund', call, async ({ id, amount, reason }, slot) => {
      const act = await transact(async (tx) => {
        const order = await lockOrder(tx, id);
        const open = await within(tx).acts.findOpenAct(id);
        // The same refund again, which the bank has not accepted: it is sent with the same key.
        if (open?.state === 'running' && open.asked_by === call.caller.accountId && open.amount === amount)
          return open;
        if (open) throw conflict(messages.billing.actOpen, 'act_open');
        operations.requireRefundable(order, amount);
        const request = { kind: 'refund', account_id: null, order_id: id, amount, reason } as const;
        const added = await addAct(tx, request, call.caller);
        if (added.state === 'waiting') {
          await answerWaiting(tx, added, slot);
          return added;
        }
        return beginRefund(tx, added, order, call.caller, 'refund');
      });
      if (act.state === 'waiting') return { id: act.id, status: 'waiting' };
      return finishRefund(act, async (tx) => answerWith(tx, slot, await desks.findOrder(tx, id)));
    });

  /**
   * Confirms what another admin requested. A refund that its bank has not accepted is sent again.
   * @throws Problem `not_found`, `own_act`, `not_waiting`, and as the act itself
   */
  const confirm = (call: ActCall<typeof confirmMoneyAct>): Promise<DeskOperation> =>
    answerOnce('confirm', call, async ({ id }, slot) => {
      const { caller } = call;
      let answered: DeskOperation | undefined;
      const act = await transact(async (tx) => {
        const locked = await lockAct(tx, id);
        if (locked.state === 'running') return locked;
        if (locked.asked_by === caller.accountId)
          throw new Problem('forbidden', { message: messages.billing.ownAct, code: 'own_act' });
        if (locked.state !== 'waiting') throw conflict(messages.billing.notWaiting, 'not_waiting');
        if (locked.kind === 'adjust') await doAdjust(tx, locked, caller, 'confirm');
        else {
          const order = await lockOrder(tx, locked.order_id);
          if (locked.kind === 'refund') return beginRefund(tx, locked, order, caller, 'confirm');
          if (isPaid(order)) throw conflict(messages.billing.alreadyPaid, 'already_paid');
          await doSettle(tx, locked, order, caller, 'confirm');
        }
        answered = await answerWith(tx, slot, await desks.findOperation(tx, id));
        if (locked.is_leaving && locked.account_id !== null)
          await within(tx).acts.removeLeaver(locked.account_id);
        return { ...locked, state: 'done' } as const;
      });
      const answer = async (tx: Tx) => answerWith(tx, slot, await desks.findOperation(tx, id));
      return answered ?? finishRefund(act, answer);
    });

  /** Declines an act, or takes one's own back. @throws Problem `not_found`, `not_waiting` */
  const decline = (call: ActCall<typeof declineMoneyAct>): Promise<DeskOperation> =>
    answerOnce('decline', call, ({ id, reason }, slot) =>
      transact(async (tx) => {
        const { acts } = within(tx);
        const act = await lockAct(tx, id);
        if (act.state !== 'waiting') throw conflict(messages.billing.notWaiting, 'not_waiting');
        await acts.changeAct(id, { state: 'declined', decidedBy: call.caller.accountId }, at());
        await logAct(tx, act, { accountId: call.caller.accountId, action: 'decline', reason });
        return answerWith(tx, slot, await desks.findOperation(tx, id));
      }),
    );

  async function addAct(
    tx: Tx,
    request: Pick<MoneyAct, 'kind' | 'account_id' | 'order_id' | 'amount' | 'reason'>,
    { accountId }: Caller,
  ): Promise<MoneyAct> {
    const state = Math.abs(request.amount) > aloneMost ? 'waiting' : 'running';
    const act = { ...request, state, bank_key: randomUUID(), asked_by: accountId } as const;
    return within(tx).acts.addAct(act, at());
  }

  async function answerWaiting(tx: Tx, act: MoneyAct, slot: Slot): Promise<Waiting> {
    await logAct(tx, act, { accountId: act.asked_by, action: act.kind, reason: act.reason });
    return answerWith(tx, slot, { id: act.id, status: 'waiting' } as const);
  }

  async function doAdjust(
    tx: Tx,
    act: MoneyAct,
    caller: Caller,
    action: 'adjust' | 'confirm',
  ): Promise<void> {
    if (act.account_id === null) throw noAccount();
    await within(tx).acts.changeAct(act.id, { state: 'done', ...deciderOf(caller, action) }, at());
    const { account_id: accountId, amount, reason } = act;
    const by = { accountId: caller.accountId, reason, action };
    await operations.adjustIn(tx, { accountId, amount, operationId: act.id }, by);
  }

  async function doSettle(
    tx: Tx,
    act: MoneyAct,
    order: Order,
    caller: Caller,
    action: 'settle' | 'confirm',
  ): Promise<void> {
    await within(tx).acts.changeAct(act.id, { state: 'done', ...deciderOf(caller, action) }, at());
    await operations.settleIn(tx, order.code, { accountId: caller.accountId, reason: act.reason, action });
  }

  async function beginRefund(
    tx: Tx,
    act: MoneyAct,
    order: Order,
    caller: Caller,
    action: 'refund' | 'confirm',
  ): Promise<MoneyAct> {
    await within(tx).acts.changeAct(act.id, { state: 'running', ...deciderOf(caller, action) }, at());
    const by = { accountId: caller.accountId, reason: act.reason, action };
    await operations.beginRefundIn(tx, order.code, tetri(act.amount), by);
    return { ...act, state: 'running' };
  }

  /** Asks the bank for a refund that has begun, and answers once it has accepted. @throws Problem `bank_unavailable` */
  async function finishRefund<Answer>(act: MoneyAct, answer: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    const order = await transact((tx) => lockOrder(tx, act.order_id));
    await operations.finishRefund(order, act.amount as Tetri, act.bank_key);
    return transact(async (tx) => {
      const locked = await lockAct(tx, act.id);
      if (locked.state === 'running') await within(tx).acts.changeAct(act.id, { state: 'done' }, at());
      return answer(tx);
    });
  }

  async function lockAct(tx: Tx, id: number): Promise<MoneyAct> {
    const act = await within(tx).acts.lockAct(id);
    if (!act) throw new Problem('not_found', { message: messages.billing.actNotFound, code: 'not_found' });
    return act;
  }

  async function lockOrder(tx: Tx, id: number | null): Promise<Order> {
    const { orders } = within(tx);
    const known = id === null ? undefined : await orders.findOrderById(id);
    const order = known && (await orders.lockOrder(known.code));
    if (!order)
      throw new Problem('not_found', { message: messages.billing.orderNotFound, code: 'not_found' });
    return order;
  }

  async function refuseOpenAct(tx: Tx, { id }: Order): Promise<void> {
    if (await within(tx).acts.findOpenAct(id)) throw conflict(messages.billing.actOpen, 'act_open');
  }

  async function logAct(
    tx: Tx,
    act: MoneyAct,
    line: { accountId: number | null; action: MoneyAct['kind'] | 'decline'; reason: string },
  ): Promise<void> {
    const about = act.order_id === null ? 'account' : 'payment_order';
    const status = line.action === 'decline' ? 'declined' : 'waiting';
    await within(tx).log.appendChanges([
      {
        ...line,
        ...{ collection: about, recordId: act.order_id ?? act.account_id ?? act.id, fields: ['status'] },
        after: { act: act.id, amount: formatGel(act.amount), status },
      },
    ]);
  }

  return { refuseNoAccount, adjust, settle, refund, confirm, decline };
}

const deciderOf = ({ accountId }: { readonly accountId: number }, action: string) =>
  action === 'confirm' ? { decidedBy: accountId } : {};

async function answerWith<Answer extends object>(tx: Tx, slot: Slot, answer: Answer): Promise<Answer> {
  await slot.saveAnswer(tx, answer);
  return answer;
}

const conflict = (message: string, code: string): Problem => new Problem('conflict', { message, code });

function noAccount(): Problem {
  const complaint = { message: formMessages.unknown_account, code: 'unknown_account' };
  return new Problem('bad_input', complaint, { account: [complaint] });
}
