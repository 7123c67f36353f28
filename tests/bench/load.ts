import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Script {
  readonly url: string;
  readonly connections: number;
  readonly requests: readonly {
    readonly path: string;
    readonly method?: 'GET' | 'POST';
    readonly body?: string;
    readonly headers?: Record<string, string>;
  }[];
  /** How often each request is sent; default once. */
  readonly times?: number;
}

/** Measures requests per second over a list of requests, in a thread of its own; all must be answered with 2xx. */
export async function requestsPerSecondOver(script: Script): Promise<number> {
  const worker = new Worker(new URL('load-worker.ts', import.meta.url), { workerData: script });
  const [{ perSecond, refused }] = await once(worker, 'message');
  await worker.terminate();
  if (refused > 0) throw new Error(`${refused} requests were refused`);
  return perSecond;
}
