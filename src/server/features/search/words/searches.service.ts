import { createHmac } from 'node:crypto';
import { createWriteBehind } from '#server/caching/write-behind.ts';
import { todayAt } from '#shared/accounts/fields.ts';
import type { MissedSearch, SearchWordsRepository } from './search-words.repository.ts';

const robot = /bot|crawl|spider|slurp|preview/i;
const writeDelayMs = 1_000;
/** What waits to be written is bounded: more than so many at once is no reader's. */
const maxPending = 1_000;
const maxTextLength = 200;

export interface SearchesParts {
  readonly repository: Pick<SearchWordsRepository, 'noteMissed' | 'addSearches'>;
  readonly secret: string;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Counts searches by day, and what was asked and not found by its readers. Nobody can be told from what is stored. */
export function createSearches({ repository, secret, now, onError }: SearchesParts) {
  const byDay = new Map<string, number>();
  let missed: MissedSearch[] = [];
  const writeBehind = createWriteBehind({ delayMs: writeDelayMs, write, onError });

  const hash = (...parts: readonly string[]): Buffer =>
    createHmac('sha256', secret)
      .update(['search', ...parts].join('\0'))
      .digest();
  const keyOf = (text: string): Buffer => hash(normalised(text));

  function notice(
    { text, isMissed }: { readonly text: string; readonly isMissed: boolean },
    { ip, headers }: { readonly ip: string; readonly headers: Readonly<Record<string, unknown>> },
  ): void {
    const agent = String(headers['user-agent'] ?? '');
    if (agent === '' || robot.test(agent)) return;
    const at = new Date(now());
    const day = todayAt(at.getTime());
    byDay.set(day, (byDay.get(day) ?? 0) + 1);
    const written = text.trim().replace(/\s+/g, ' ').slice(0, maxTextLength);
    if (isMissed && missed.length < maxPending)
      missed.push({ key: keyOf(text), reader: hash(ip, agent, normalised(text)), text: written, at });
    writeBehind.schedule();
  }

  /** @throws when some could not be written; they stay for the next attempt */
  async function write(): Promise<void> {
    for (const [day, count] of [...byDay]) {
      byDay.delete(day);
      await repository.addSearches(day, count).catch((error) => {
        byDay.set(day, (byDay.get(day) ?? 0) + count);
        throw error;
      });
    }
    const batch = missed;
    missed = [];
    while (batch[0]) {
      await repository.noteMissed(batch[0]).catch((error) => {
        missed = [...batch, ...missed].slice(0, maxPending);
        throw error;
      });
      batch.shift();
    }
  }

  return { notice, keyOf, flush: writeBehind.flush, close: writeBehind.close };
}

const normalised = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().slice(0, maxTextLength);
