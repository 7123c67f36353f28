import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as messages } from '#shared/language/ka/payments/money.ts';
import type { IdempotencyRepository, KeyLease } from './idempotency.repository.ts';
import type { Tx, WithinPayments } from './orders.repository.ts';

export type Idempotency = ReturnType<typeof createIdempotency>;

/** How a call stores its order and answer under its key; without a key nothing is stored. */
export interface Slot {
  /** The order that an earlier attempt of the same call created. */
  readonly orderId: number | null;
  /** Stores the order of this attempt, in the transaction that creates it. */
  saveOrder(tx: Tx, orderId: number): Promise<void>;
  /** Stores the answer in the transaction that makes the changes it reports, so that both exist or neither. */
  saveAnswer(tx: Tx, answer: object): Promise<void>;
}

const storedMs = 24 * 3_600_000;
/** Duration of the lease on a key. A slow attempt that lost its lease is rolled back. */
const leaseMs = 10_000;
const waitMs = 30_000;
const freeSlot: Slot = { orderId: null, saveOrder: async () => {}, saveAnswer: async () => {} };

/** The statuses of problems whose answers are stored for repeats. */
const storedStatuses: Readonly<Partial<Record<Problem['kind'], number>>> = {
  bad_input: 400,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
};

/** Runs a call once per Idempotency-Key: repeats, also concurrent ones, get the answer of the first. */
export function createIdempotency({
  repository,
  within,
  now,
}: {
  repository: IdempotencyRepository;
  within: WithinPayments;
  now: () => number;
}) {
  const running = new Map<string, Promise<unknown>>();

  /**
   * Runs `work` once for the call's key, or returns its stored answer.
   * @throws Problem `idempotency_mismatch`, `bad_key`, and what `work` throws
   */
  async function answerOnce<Answer extends object>(
    call: { accountId: number; key: string | undefined; body: unknown },
    work: (slot: Slot) => Promise<Answer>,
  ): Promise<Answer> {
    if (call.key === undefined) return work(freeSlot);
    if (!/^[\x21-\x7e]{1,64}$/.test(call.key))
      throw new Problem('bad_input', { message: messages.idempotency.badKey, code: 'bad_key' });
    const id = { accountId: call.accountId, key: call.key };
    const name = `${id.accountId} ${id.key}`;
    const fingerprint = createHash('sha256').update(JSON.stringify(call.body)).digest('hex');
    for (const deadline = now() + waitMs; now() < deadline; await wait(25)) {
      await running.get(name)?.catch(() => {});
      const until = new Date(now() + leaseMs);
      const leased = await repository.leaseKey(id, {
        fingerprint,
        at: new Date(now()),
        until,
        expiredBefore: new Date(now() - storedMs),
      });
      if (leased) return runShared(name, run({ ...id, until }, leased.orderId, work));
      const found = await repository.findKey(id);
      if (found && found.fingerprint !== fingerprint)
        throw new Problem('conflict', {
          message: messages.idempotency.mismatch,
          code: 'idempotency_mismatch',
        });
      if (found && found.status !== null && found.answer !== null) return replay(found.status, found.answer);
    }
    throw busy();
  }

  /** Registers the running work, so that repeats in this process wait for it instead of polling. */
  function runShared<Answer>(name: string, work: Promise<Answer>): Promise<Answer> {
    running.set(name, work);
    return work.finally(() => running.delete(name));
  }

  async function run<Answer>(
    lease: KeyLease,
    orderId: number | null,
    work: (slot: Slot) => Promise<Answer>,
  ): Promise<Answer> {
    const slot: Slot = {
      orderId,
      saveOrder: async (tx, createdId) =>
        requireLease(await within(tx).idempotency.saveOrder(lease, createdId)),
      saveAnswer: async (tx, answer) =>
        requireLease(await within(tx).idempotency.saveAnswer(lease, 200, JSON.stringify(answer))),
    };
    try {
      return await work(slot);
    } catch (error) {
      const status = error instanceof Problem ? storedStatuses[error.kind] : undefined;
      if (status === undefined) await repository.releaseKey(lease, new Date(now()));
      else await repository.saveAnswer(lease, status, JSON.stringify(bodyOf(error as Problem)));
      throw error;
    }
  }

  /** Deletes keys that are older than 24 hours. */
  const sweep = (): Promise<void> => repository.deleteKeys(new Date(now() - storedMs));

  return { answerOnce, sweep };
}

/** Checks that this attempt still has the lease. @throws Problem `busy`, which rolls back the transaction */
function requireLease(hasLease: boolean): void {
  if (!hasLease) throw busy();
}

const busy = (): Problem => new Problem('unavailable', { message: messages.idempotency.busy, code: 'busy' });

interface Refusal {
  readonly kind: Problem['kind'];
  readonly message: string;
  readonly code: string;
  readonly fields?: Problem['fields'];
}

const bodyOf = ({ kind, message, code, fields }: Problem): Refusal => ({
  kind,
  message,
  code,
  ...(fields ? { fields } : {}),
});

/** Repeats a stored answer or refusal. */
function replay<Answer>(status: number, answer: string): Answer {
  const parsed: unknown = JSON.parse(answer);
  if (status === 200) return parsed as Answer;
  const { kind, message, code, fields } = parsed as Refusal;
  throw new Problem(kind, { message, code }, fields);
}
