import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { HashDone, HashOrder } from './password-thread.ts';

interface Waiting {
  readonly order: HashOrder;
  readonly resolve: (tag: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Waiting | undefined;
  idle: NodeJS.Timeout | undefined;
}

export type PasswordThreads = ReturnType<typeof createPasswordThreads>;

/** A heap of a few megabytes is plenty: what argon2 fills lies outside it. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/**
 * Threads of low priority that derive argon2id tags, one at a time each, first come first served. They start when there
 * is work and end when there was none for a while.
 */
export function createPasswordThreads({ atOnce, idleMs = 30_000 }: { atOnce: number; idleMs?: number }) {
  const threads = new Set<Thread>();
  const line: Waiting[] = [];
  let orders = 0;

  function derive(parameters: Argon2Parameters): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      orders += 1;
      line.push({ order: { number: orders, parameters }, resolve, reject });
      const free = [...threads].find((thread) => !thread.job);
      if (free) takeNext(free);
      else if (threads.size < atOnce) takeNext(startThread());
    });
  }

  function startThread(): Thread {
    const worker = new Worker(new URL('./password-thread.ts', import.meta.url), { resourceLimits });
    const thread: Thread = { worker, job: undefined, idle: undefined };
    threads.add(thread);
    worker.on('message', ({ number, tag }: HashDone) => {
      const { job } = thread;
      thread.job = undefined;
      if (job?.order.number === number) job.resolve(Buffer.from(tag));
      takeNext(thread);
    });
    const lose = (error: unknown) => {
      threads.delete(thread);
      thread.job?.reject(error);
      thread.job = undefined;
      if (line.length > 0 && threads.size < atOnce) takeNext(startThread());
    };
    worker.on('error', lose);
    worker.on('exit', () => threads.has(thread) && lose(new Error('a thread that hashes passwords ended')));
    return thread;
  }

  function takeNext(thread: Thread): void {
    clearTimeout(thread.idle);
    thread.job = line.shift();
    if (thread.job) {
      thread.worker.ref();
      thread.worker.postMessage(thread.job.order);
      return;
    }
    thread.worker.unref();
    thread.idle = setTimeout(() => end(thread), idleMs).unref();
  }

  async function end(thread: Thread): Promise<void> {
    threads.delete(thread);
    clearTimeout(thread.idle);
    await thread.worker.terminate();
  }

  return {
    derive,
    running: () => threads.size,
    close: async () => {
      await Promise.all([...threads].map(end));
    },
  };
}
