import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import type { Disagreement } from '#shared/contracts/office/books.ts';

export type ComparisonRepository = ReturnType<typeof createComparisonRepository>;

/** Which orders are compared with Bank of Georgia, and what came of it. */
export function createComparisonRepository(tx: Tx) {
  /**
   * Lists codes of orders that have come to an end, made since a moment and not compared since another. What still waits for the
   * bank is polled and has no end to compare.
   */
  async function listDue(madeSince: Date, comparedBefore: Date, most: number): Promise<string[]> {
    const { rows } = await sql<{ code: string }>`select code from payment_order
      where provider = 'bog' and provider_order_id is not null and created_at >= ${madeSince}
        and state in ('paid', 'partially_refunded', 'refunded', 'failed', 'expired')
        and (compared_at is null or compared_at < ${comparedBefore})
      order by id limit ${most}`.execute(tx);
    return rows.map(({ code }) => code);
  }

  /** Stores what a comparison found. @returns whether it was not known before */
  async function saveComparison(id: number, found: Disagreement | null, at: Date): Promise<boolean> {
    const { rows } = await sql<{ before: Disagreement | null }>`
      update payment_order o set compared_at = ${at}, disagreement = ${found}
      from (select id, disagreement as before from payment_order where id = ${id} for update) was
      where o.id = was.id returning was.before`.execute(tx);
    return found !== null && rows[0]?.before !== found;
  }

  return { listDue, saveComparison };
}
