import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// On Linux this is the priority of the calling thread alone: pages go before passwords where cores are few.
if (process.platform === 'linux') setPriority(5);

/** What `password-threads.ts` sends, and what goes back under the same number. */
export interface HashOrder {
  readonly number: number;
  readonly parameters: Argon2Parameters;
}
export type HashDone = { readonly number: number; readonly tag: Uint8Array };

parentPort?.on('message', ({ number, parameters }: HashOrder) => {
  const done: HashDone = { number, tag: argon2Sync('argon2id', parameters) };
  parentPort?.postMessage(done);
});
