import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Provider } from '#server/database/tables/money.ts';
import type { Tx } from '#server/database/transact.ts';

export type EventsRepository = ReturnType<typeof createEventsRepository>;

export interface BankEvent {
  readonly provider: Provider;
  readonly raw: string;
  readonly headers: object;
  readonly isSigned: boolean;
  readonly orderCode: string | undefined;
}

/** What banks said, kept word for word. */
export function createEventsRepository(tx: Tx) {
  /** Keeps an event; the same words again are the same event. */
  async function keepEvent(event: BankEvent, at: Date): Promise<number> {
    const dedupe = createHash('sha256').update(`${event.isSigned} ${event.raw}`).digest('hex');
    const { rows } = await sql<{ id: number }>`
      insert into payment_event (provider, dedupe_key, raw, headers, is_signed, order_code, received_at)
      values (${event.provider}, ${dedupe}, ${storable(event.raw)}, ${storable(JSON.stringify(event.headers))},
        ${event.isSigned}, ${event.orderCode === undefined ? null : storable(event.orderCode).slice(0, 100)}, ${at})
      on conflict (provider, dedupe_key) do update set provider = excluded.provider returning id`.execute(tx);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('an event was not kept');
    return id;
  }

  /** How many words that nobody signed were kept of calls in a bank's name since then. */
  async function countUnsigned(provider: Provider, since: Date): Promise<number> {
    // None of them is ever dealt with: with that said, the index of what waits is read, and not the table.
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from payment_event
      where received_at > ${since} and processed_at is null and not is_signed and provider = ${provider}`.execute(
      tx,
    );
    return rows[0]?.count ?? 0;
  }

  async function markProcessed(id: number, outcome: string, at: Date): Promise<void> {
    await tx.updateTable('payment_event').set({ outcome, processed_at: at }).where('id', '=', id).execute();
  }

  /** Signed words that were kept and not dealt with: the process died in between. */
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

  /** What nobody signed is not kept for ever. */
  async function forgetUnsigned(before: Date): Promise<void> {
    await tx
      .deleteFrom('payment_event')
      .where('is_signed', '=', false)
      .where('received_at', '<', before)
      .execute();
  }

  return { keepEvent, countUnsigned, markProcessed, listUnprocessed, forgetUnsigned };
}

/** The database keeps no zero characters. */
const storable = (text: string): string => text.replaceAll('\0', '�').replaceAll('\\u0000', '�');
