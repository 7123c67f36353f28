import type { Tx } from '#server/database/transact.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';

export interface PricedService {
  readonly id: number;
  readonly title: string;
  readonly price: Tetri;
  readonly operation: 'ask' | 'pkg';
  readonly questions: number;
  readonly validDays: number;
}

/** Reads services with their current price. */
export function createPricedServices(tx: Tx) {
  /** Finds a service that is on sale. */
  const findService = (id: number): Promise<PricedService | undefined> => find(id, ['published']);

  /** Finds a service that may not be on sale any more since it was ordered. */
  const findOrderedService = (id: number): Promise<PricedService | undefined> =>
    find(id, ['published', 'archived', 'draft']);

  async function find(
    id: number,
    statuses: ('published' | 'archived' | 'draft')[],
  ): Promise<PricedService | undefined> {
    const row = await tx
      .selectFrom('service')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', statuses)
      .executeTakeFirst();
    return (
      row && {
        id: row.id,
        title: row.title,
        price: tetri(Number(row.price)),
        operation: row.operation,
        questions: row.questions_count,
        validDays: row.valid_days,
      }
    );
  }

  return { findService, findOrderedService };
}
