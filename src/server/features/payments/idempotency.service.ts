import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '#shared/contracts/problem.ts';
import { moneyMessages as say } from '#shared/language/ka/money.ts';
import {
  createIdempotencyRepository,
  type IdempotencyRepository,
  type Turn,
} from './idempotency.repository.ts';
import type { Tx } from './orders.repository.ts';

export type Idempotency = ReturnType<typeof createIdempotency>;

/** What work does with its key. Without a key there is nothing to remember. */
export interface Slot {
  /** The order that an earlier try of the same call began. */
  readonly orderId: number | null;
  /** The order this try begins, in its transaction. */
  begin(tx: Tx, orderId: number): Promise<void>;
  /** What is answered, in the transaction that does what is answered: there is never one without the other. */
  remember(tx: Tx, answer: object): Promise<void>;
}

const rememberedMs = 24 * 3_600_000;
/** Then whoever had the turn is taken for dead. One who was only slow finds it gone and undoes what it did. */
const turnMs = 10_000;
const patienceMs = 30_000;
const freeSlot: Slot = { orderId: null, begin: async () => {}, remember: async () => {} };

/** The statuses of problems that are remembered. */
const remembered: Readonly<Partial<Record<Problem['kind'], number>>> = {
  bad_input: 400,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
};

/** One answer per key: a repeat, also one sent at the same time, gets what the first one got. */
export function createIdempotency({
  repository,
  now,
}: {
  repository: IdempotencyRepository;
  now: () => number;
}) {
  const running = new Map<string, Promise<unknown>>();

  /** @throws Problem `idempotency_mismatch`, `bad_key`, and what work throws. */
  async function answerOnce(
    call: { accountId: number; key: string | undefined; body: unknown },
    work: (slot: Slot) => Promise<object>,
  ): Promise<object> {
    if (call.key === undefined) return work(freeSlot);
    if (!/^[\x21-\x7e]{1,64}$/.test(call.key))
      throw new Problem('bad_input', { message: say.idempotency.badKey, code: 'bad_key' });
    const id = { accountId: call.accountId, key: call.key };
    const name = `${id.accountId} ${id.key}`;
    const fingerprint = createHash('sha256').update(JSON.stringify(call.body)).digest('hex');
    for (const deadline = now() + patienceMs; now() < deadline; await wait(25)) {
      await running.get(name)?.catch(() => {});
      const until = new Date(now() + turnMs);
      const taken = await repository.takeKey(id, {
        fingerprint,
        at: new Date(now()),
        until,
        forgottenBefore: new Date(now() - rememberedMs),
      });
      if (taken) return follow(name, run({ ...id, until }, taken.orderId, work));
      const known = await repository.findKey(id);
      if (known && known.fingerprint !== fingerprint)
        throw new Problem('conflict', { message: say.idempotency.mismatch, code: 'idempotency_mismatch' });
      if (known && known.status !== null && known.answer !== null) return replay(known.status, known.answer);
    }
    throw busy();
  }

  /** Callers of this process that come meanwhile wait for the work, not for the clock. */
  function follow(name: string, work: Promise<object>): Promise<object> {
    running.set(name, work);
    return work.finally(() => running.delete(name));
  }

  async function run(
    turn: Turn,
    orderId: number | null,
    work: (slot: Slot) => Promise<object>,
  ): Promise<object> {
    const slot: Slot = {
      orderId,
      begin: async (tx, begun) => keepTurn(await createIdempotencyRepository(tx).saveOrder(turn, begun)),
      remember: async (tx, answer) =>
        keepTurn(await createIdempotencyRepository(tx).saveAnswer(turn, 200, JSON.stringify(answer))),
    };
    try {
      return await work(slot);
    } catch (error) {
      const status = error instanceof Problem ? remembered[error.kind] : undefined;
      if (status === undefined) await repository.giveUpKey(turn, new Date(now()));
      else await repository.saveAnswer(turn, status, JSON.stringify(bodyOf(error as Problem)));
      throw error;
    }
  }

  /** Keys of yesterday are forgotten. */
  const sweep = (): Promise<void> => repository.forgetKeys(new Date(now() - rememberedMs));

  return { answerOnce, sweep };
}

/** @throws Problem `busy`, which undoes the transaction it is thrown in */
function keepTurn(isOurs: boolean): void {
  if (!isOurs) throw busy();
}

const busy = (): Problem => new Problem('unavailable', { message: say.idempotency.busy, code: 'busy' });

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

/** What was answered then: the same answer, or the same refusal. */
function replay(status: number, answer: string): object {
  const told: unknown = JSON.parse(answer);
  if (status === 200) return told as object;
  const { kind, message, code, fields } = told as Refusal;
  throw new Problem(kind, { message, code }, fields);
}
