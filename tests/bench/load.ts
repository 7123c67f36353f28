import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

const run = promisify(execFile);

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a second one address bears, asked by autocannon in a process of its own; all must answer 2xx. */
export async function requestsPerSecond(load: Load): Promise<number> {
  const headers = Object.entries(load.headers ?? {});
  const { stdout } = await run(process.execPath, [
    'node_modules/autocannon/autocannon.js',
    ...['-j', '-c', '32', '-d', String(load.seconds)],
    ...headers.flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    load.url,
  ]);
  const { requests, non2xx, errors } = JSON.parse(stdout);
  if (non2xx > 0 || errors > 0) throw new Error(`${load.url} did not answer 200 to all`);
  return requests.average;
}

export interface Script {
  readonly url: string;
  readonly connections: number;
  readonly requests: readonly {
    readonly path: string;
    readonly method?: 'GET' | 'POST';
    readonly body?: string;
    readonly headers?: Record<string, string>;
  }[];
  /** How often each is asked; once unless said. */
  readonly times?: number;
}

/** Requests a second over a list of requests, each asked once, by a thread of its own; all must answer 2xx. */
export async function requestsPerSecondOver(script: Script): Promise<number> {
  const worker = new Worker(new URL('load-worker.ts', import.meta.url), { workerData: script });
  const [{ perSecond, refused }] = await once(worker, 'message');
  await worker.terminate();
  if (refused > 0) throw new Error(`${refused} requests were refused`);
  return perSecond;
}
