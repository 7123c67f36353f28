import { createWriteBehind } from '#server/caching/write-behind.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import type { ShownAdsRepository, Span } from './shown-ads.repository.ts';

const writeDelayMs = 10_000;

export type ShownAds = ReturnType<typeof createShownAds>;

/** Counts video advertisements that were shown, by days of Tbilisi; counts are written in batches. */
export function createShownAds({
  repository,
  source,
  now,
  onError,
}: {
  readonly repository: ShownAdsRepository;
  /** The host that tags are fetched from; null of the demonstration. */
  readonly source: string | null;
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

  /** Reports how often one was shown, with what this process has not written yet. */
  async function reportShown(span: Span) {
    await writeBehind.flush();
    const by_day = await repository.listShown(span);
    return { source, shown: by_day.reduce((sum, { shown }) => sum + shown, 0), by_day };
  }

  return { noteShown, reportShown, flush: writeBehind.flush, close: writeBehind.close };
}
