import type { InputOf } from '#shared/contracts/call.ts';
import type { askQuestion } from '#shared/contracts/questions.ts';
import { queueChange, queueFlag } from './has-queued-questions.ts';

/** A question that waits in this browser for a connection. */
export interface QueuedQuestion {
  /** The `Idempotency-Key` it is sent with, so that it is asked once. */
  readonly key: string;
  /** The account that wrote it; nobody else sends it. */
  readonly accountId: number;
  readonly input: InputOf<typeof askQuestion>;
}

const database = 'salbuni';
const store = 'questions';

/** Runs a request on the store of the browser. @throws where it has none, as in some private windows */
function run<Result>(
  mode: IDBTransactionMode,
  ask: (questions: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'key' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(request.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}

export async function queueQuestion(question: QueuedQuestion): Promise<void> {
  await run('readwrite', (questions) => questions.put(question));
  localStorage.setItem(queueFlag, 'yes');
  dispatchEvent(new Event(queueChange));
}

export const listQueued = (): Promise<QueuedQuestion[]> => run('readonly', (questions) => questions.getAll());

export async function dropQueued(key: string): Promise<void> {
  await run('readwrite', (questions) => questions.delete(key));
  if ((await listQueued()).length === 0) localStorage.removeItem(queueFlag);
  dispatchEvent(new Event(queueChange));
}

export const createQuestionKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
