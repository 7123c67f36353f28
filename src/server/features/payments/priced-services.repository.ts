import type { Tx } from '#server/database/transact.ts';
import { type Tetri, tetri } from '#shared/money/tetri.ts';

export type PricedServices = ReturnType<typeof createPricedServices>;

export interface PricedService {
  readonly id: number;
  readonly title: string;
  readonly price: Tetri;
  readonly operation: 'ask' | 'pkg';
  readonly questions: number;
  readonly validDays: number;
}

/** What is sold, at the price that holds now. */
export function createPricedServices(tx: Tx) {
  async function findService(id: number, { evenArchived = false } = {}): Promise<PricedService | undefined> {
    const row = await tx
      .selectFrom('service')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', evenArchived ? ['published', 'archived', 'draft'] : ['published'])
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

  return { findService };
}
