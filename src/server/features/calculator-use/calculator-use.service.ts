import { createWriteBehind } from '#server/caching/write-behind.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import type { CalculatorUseRepository } from './calculator-use.repository.ts';

export type CalculatorUse = ReturnType<typeof createCalculatorUse>;

const writeDelayMs = 10_000;

/** Counts how often each calculator is computed, by days of Tbilisi; counts are written in batches. */
export function createCalculatorUse({
  repository,
  now,
  onError,
}: {
  readonly repository: CalculatorUseRepository;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}) {
  let day = todayAt(now());
  let pending = new Map<string, number>();
  const writeBehind = createWriteBehind({ delayMs: writeDelayMs, write, onError });

  function count(calculator: string): void {
    // Counts of a day that is over are written before those of the next one.
    if (pending.size === 0) day = todayAt(now());
    add(calculator, 1);
    writeBehind.schedule();
  }

  function add(calculator: string, uses: number): void {
    pending.set(calculator, (pending.get(calculator) ?? 0) + uses);
  }

  /** @throws when the counts could not be written; they are kept for the next attempt */
  async function write(): Promise<void> {
    if (pending.size === 0) return;
    const batch = pending;
    const of = day;
    pending = new Map();
    day = todayAt(now());
    await repository.addUses(of, batch).catch((error: unknown) => {
      for (const [calculator, uses] of batch) add(calculator, uses);
      throw error;
    });
  }

  return { count, flush: writeBehind.flush, close: writeBehind.close };
}
