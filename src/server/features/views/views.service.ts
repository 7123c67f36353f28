import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Noun, ViewsRepository } from './views.repository.ts';

export type Views = ReturnType<typeof createViews>;

const robot = /bot|crawl|spider|slurp|preview|curl|wget|python|headless|monitor/i;
const mostReaders = 200_000;

/**
 * Counts readers of articles and questions: once per reader and record per day, in batches. Who read is never kept: a
 * reader is a hash with a salt that lives in memory for one day.
 */
export function createViews(
  repository: ViewsRepository,
  options: { now: () => number; onError: (error: unknown) => void },
) {
  let day = dayOf(options.now());
  let salt = randomBytes(16);
  let seen = new Set<string>();
  let waiting = emptyCounts();

  /** A record was given to somebody; counts it when it is this reader's first time today. */
  function notice(
    { noun, id }: { readonly noun: Noun; readonly id: number },
    request: Pick<IncomingMessage, 'headers' | 'socket'>,
  ): void {
    const agent = request.headers['user-agent'] ?? '';
    if (agent === '' || robot.test(agent) || request.headers.purpose === 'prefetch') return;
    const reader = createHash('sha1')
      .update(salt)
      .update(`${request.headers['x-forwarded-for'] ?? request.socket.remoteAddress} ${agent} ${noun} ${id}`)
      .digest('base64');
    if (seen.has(reader) || seen.size >= mostReaders) return;
    seen.add(reader);
    add(waiting[noun], id, 1);
  }

  /** Writes what was counted; what cannot be written is kept for the next time. */
  async function flush(): Promise<void> {
    const batch = waiting;
    const of = day;
    waiting = emptyCounts();
    const today = dayOf(options.now());
    if (today !== day) {
      day = today;
      salt = randomBytes(16);
      seen = new Set();
    }
    for (const noun of nouns) {
      const counts = batch[noun];
      if (counts.size === 0) continue;
      await repository.addReads[noun](of, counts).catch((error) => {
        for (const [id, count] of counts) add(waiting[noun], id, count);
        options.onError(error);
      });
    }
  }

  return { notice, flush, recount: () => repository.recountRecent(dayOf(options.now())) };
}

const nouns = ['article', 'question'] as const satisfies readonly Noun[];
const emptyCounts = (): Record<Noun, Map<number, number>> => ({ article: new Map(), question: new Map() });

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}

/** The day in Tbilisi, UTC+4 all year. */
const dayOf = (time: number): string => new Date(time + 4 * 3_600_000).toISOString().slice(0, 10);
