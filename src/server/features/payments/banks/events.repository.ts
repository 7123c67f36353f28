import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Provider } from '#server/database/tables/money.ts';
import type { Tx } from '#server/database/transact.ts';

export interface BankEvent {
  readonly provider: Provider;
  readonly raw: string;
  readonly headers: object;
  readonly isSigned: boolean;
  readonly orderCode: string | undefined;
}

/** Advisory lock keys by bank: concurrent unsigned calls are counted one after the other. */
const lockKeys: Readonly<Record<Provider, number>> = { cartu: 5_412_118, bog: 5_412_119 };

export type EventsRepository = ReturnType<typeof createEventsRepository>;

/** Stores events of banks verbatim before they are processed. */
export function createEventsRepository(tx: Tx) {
  /** Stores an event; the same text again is the same event. */
  async function storeEvent(event: BankEvent, at: Date): Promise<number> {
    const dedupe = createHash('sha256').update(`${event.isSigned} ${event.raw}`).digest('hex');
    const { rows } = await sql<{ id: number }>`
      insert into payment_event (provider, dedupe_key, raw, headers, is_signed, order_code, received_at)
      values (${event.provider}, ${dedupe}, ${storable(event.raw)}, ${storable(JSON.stringify(event.headers))},
        ${event.isSigned}, ${event.orderCode === undefined ? null : storable(event.orderCode).slice(0, 100)}, ${at})
      on conflict (provider, dedupe_key) do update set provider = excluded.provider returning id`.execute(tx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('an event was not stored');
    return id;
  }

  /** Counts the unsigned events stored since then, by network and in total. */
  async function countUnsigned({
    provider,
    network,
    since,
  }: {
    provider: Provider;
    network: string;
    since: Date;
  }): Promise<{ ofNetwork: number; ofAll: number }> {
    // Unsigned events have no outcome; naming that lets the query use the index of pending events.
    const { rows } = await sql<{ ofNetwork: number; ofAll: number }>`
      select count(*)::integer as "ofAll", count(*) filter (where headers ->> 'network' = ${network})::integer as "ofNetwork"
      from payment_event
      where received_at > ${since} and processed_at is null and not is_signed and provider = ${provider}`.execute(
      tx,
    );
    return rows[0] ?? { ofNetwork: 0, ofAll: 0 };
  }

  /**
   * Takes the lock under which unsigned events are counted and stored, until the transaction ends. It does not wait: of a flood
   * only evidence is lost, and no connection.
   */
  async function tryLockUnsigned(provider: Provider): Promise<boolean> {
    const { rows } = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(${lockKeys[provider]}) as held`.execute(tx);
    return rows[0]?.held === true;
  }

  async function markProcessed(id: number, outcome: string, at: Date): Promise<void> {
    await tx.updateTable('payment_event').set({ outcome, processed_at: at }).where('id', '=', id).execute();
  }

  /** Lists signed events left unprocessed because the process died. */
  async function listUnprocessed(before: Date): Promise<{ id: number; provider: Provider; raw: string }[]> {
    return tx
      .selectFrom('payment_event')
      .select(['id', 'provider', 'raw'])
      .where('processed_at', 'is', null)
      .where('is_signed', '=', true)
      .where('received_at', '<', before)
      .orderBy('id')
      .limit(100)
      .execute();
  }

  /** Deletes old unsigned events. */
  async function deleteUnsigned(before: Date): Promise<void> {
    await tx
      .deleteFrom('payment_event')
      .where('is_signed', '=', false)
      .where('received_at', '<', before)
      .execute();
  }

  return { storeEvent, countUnsigned, tryLockUnsigned, markProcessed, listUnprocessed, deleteUnsigned };
}

/** Replaces zero characters, which PostgreSQL cannot store. */
const storable = (text: string): string => text.replaceAll('\0', '�').replaceAll('\\u0000', '�');
