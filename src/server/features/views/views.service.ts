import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createWriteBehind } from '#server/caching/write-behind.ts';
import { networkOf } from '#shared/accounts/network.ts';
import type { Noun, ViewsRepository } from './views.repository.ts';

const robot = /bot|crawl|spider|slurp|preview|curl|wget|python|headless|monitor/i;
const maxReaders = 200_000;
/** The limit of views counted for a record from one network per day: user agents can be invented. */
const maxOfNetwork = 50;
const writeDelayMs = 10_000;

/**
 * Counts views of articles and questions, once per reader, record and day, written in batches. Readers are not stored: in
 * memory each is a hash with a salt that is replaced daily.
 */
export function createViews(
  repository: ViewsRepository,
  options: { now: () => number; onError: (error: unknown) => void },
) {
  let day = dayOf(options.now());
  let salt = randomBytes(16);
  // When full, the least recently seen readers are forgotten: invented readers cannot stop the counting. By size, for a limit of
  // entries has their room taken at once.
  const lastViews = new LRUCache<string, number>({ maxSize: maxReaders, sizeCalculation: () => 1 });
  let pending = emptyCounts();
  const writeBehind = createWriteBehind({ delayMs: writeDelayMs, write, onError: options.onError });

  const anonymous = (text: string): string => createHash('sha1').update(salt).update(text).digest('base64');

  /** Counts a view if it is the reader's first of this record today. */
  function notice(
    { noun, id }: { readonly noun: Noun; readonly id: number },
    request: { readonly ip: string; readonly headers: IncomingHttpHeaders },
  ): void {
    const agent = request.headers['user-agent'] ?? '';
    if (agent === '' || robot.test(agent) || request.headers.purpose === 'prefetch') return;
    if (nouns.every((each) => pending[each].size === 0)) beginDay();
    const [reader, network] = [
      anonymous(`${request.ip} ${agent} ${noun} ${id}`),
      anonymous(`${networkOf(request.ip)} ${noun} ${id}`),
    ];
    const ofNetwork = lastViews.get(network) ?? 0;
    if (lastViews.has(reader) || ofNetwork >= maxOfNetwork) return;
    lastViews.set(reader, 1);
    lastViews.set(network, ofNetwork + 1);
    add(pending[noun], id, 1);
    writeBehind.schedule();
  }

  /** Starts a new day with an empty set of readers, once all counts of the last one are written. */
  function beginDay(): void {
    const today = dayOf(options.now());
    if (today === day) return;
    day = today;
    salt = randomBytes(16);
    lastViews.clear();
  }

  /** Writes the counts. @throws when some could not be written; they are kept for the next attempt */
  async function write(): Promise<void> {
    const batch = pending;
    const of = day;
    pending = emptyCounts();
    beginDay();
    const failures: unknown[] = [];
    for (const noun of nouns) {
      const counts = batch[noun];
      if (counts.size === 0) continue;
      await repository.addReads[noun](of, counts).catch((error) => {
        for (const [id, count] of counts) add(pending[noun], id, count);
        failures.push(error);
      });
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    notice,
    flush: writeBehind.flush,
    close: writeBehind.close,
    recount: () => repository.recountRecent(dayOf(options.now())),
  };
}

const nouns = ['article', 'question'] as const satisfies readonly Noun[];
const emptyCounts = (): Record<Noun, Map<number, number>> => ({ article: new Map(), question: new Map() });

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

/** The date in Tbilisi, which is UTC+4 all year. */
const dayOf = (time: number): string => new Date(time + 4 * 3_600_000).toISOString().slice(0, 10);
