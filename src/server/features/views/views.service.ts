import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ViewsRepository } from './views.repository.ts';

export type Views = ReturnType<typeof createViews>;

const robot = /bot|crawl|spider|slurp|preview|curl|wget|python|headless|monitor/i;
const mostReaders = 200_000;

/**
 * Counts readers of articles: once per reader and article per day, in batches. Who read is never kept: a reader is a
 * hash with a salt that lives in memory for one day.
 */
export function createViews(
  repository: ViewsRepository,
  options: { now: () => number; onError: (error: unknown) => void },
) {
  let day = dayOf(options.now());
  let salt = randomBytes(16);
  let seen = new Set<string>();
  let waiting = new Map<number, number>();

  /** An article was given to somebody; counts it when it is this reader's first time today. */
  function notice(id: number, request: Pick<IncomingMessage, 'headers' | 'socket'>): void {
    const agent = request.headers['user-agent'] ?? '';
    if (agent === '' || robot.test(agent) || request.headers.purpose === 'prefetch') return;
    const reader = createHash('sha1')
      .update(salt)
      .update(`${request.headers['x-forwarded-for'] ?? request.socket.remoteAddress} ${agent} ${id}`)
      .digest('base64');
    if (seen.has(reader) || seen.size >= mostReaders) return;
    seen.add(reader);
    waiting.set(id, (waiting.get(id) ?? 0) + 1);
  }

  /** Writes what was counted; what cannot be written is kept for the next time. */
  async function flush(): Promise<void> {
    const batch = waiting;
    const of = day;
    waiting = new Map();
    const today = dayOf(options.now());
    if (today !== day) {
      day = today;
      salt = randomBytes(16);
      seen = new Set();
    }
    if (batch.size === 0) return;
    await repository.addReads(of, batch).catch((error) => {
      for (const [id, count] of batch) waiting.set(id, (waiting.get(id) ?? 0) + count);
      options.onError(error);
    });
  }

  return { notice, flush, recount: () => repository.recountRecent(dayOf(options.now())) };
}

/** The day in Tbilisi, UTC+4 all year. */
const dayOf = (time: number): string => new Date(time + 4 * 3_600_000).toISOString().slice(0, 10);
