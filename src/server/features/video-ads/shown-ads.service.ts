import { createWriteBehind } from '#server/caching/write-behind.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import type { ShownAdsRepository } from './shown-ads.repository.ts';

const writeDelayMs = 10_000;

/** Counts video advertisements that were shown, by days of Tbilisi; counts are written in batches. */
export function createShownAds({
  repository,
  now,
  onError,
}: {
  readonly repository: ShownAdsRepository;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}) {
  const pending = new Map<string, number>();
  const writeBehind = createWriteBehind({ delayMs: writeDelayMs, write, onError });

  const add = (day: string, count: number): void => void pending.set(day, (pending.get(day) ?? 0) + count);

  function noteShown(): void {
    add(todayAt(now()), 1);
    writeBehind.schedule();
  }

  /** @throws when counts could not be written; they wait for the next attempt */
  async function write(): Promise<void> {
    for (const [day, count] of [...pending]) {
      await repository.addShown(day, count);
      add(day, -count);
      if (pending.get(day) === 0) pending.delete(day);
    }
  }

  return { noteShown, flush: writeBehind.flush, close: writeBehind.close };
}
