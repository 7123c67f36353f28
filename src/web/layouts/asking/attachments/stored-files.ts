/** Whose files: an account's or a guest's, who is asking; or a question's, which could not be sent. */
export type FilesOwner = number | 'guest' | `question ${number}`;

interface StoredFiles {
  readonly files: readonly File[];
  /** When they were stored, in milliseconds. */
  readonly at: number;
}

/** Files are forgotten after this time, as drafts are: others may use the same browser. */
const lifeMs = 7 * 86_400_000;
const storeName = 'files';

/** Runs a request in the browser's database of chosen files. @throws where there is none, as in some private windows */
async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open('question_files', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settle(opening);
  try {
    return await settle(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Returns the files that were chosen in this browser and are not sent yet. */
export async function readFiles(owner: FilesOwner): Promise<readonly File[]> {
  try {
    const stored: StoredFiles | undefined = await run('readonly', (store) => store.get(String(owner)));
    if (!stored || Date.now() - stored.at <= lifeMs) return stored?.files ?? [];
    await keepFiles(owner, []);
    return [];
  } catch {
    return [];
  }
}

/** Keeps files in this browser in place of those before. A failure is silent: the page itself still has them. */
export async function keepFiles(owner: FilesOwner, files: readonly File[]): Promise<void> {
  try {
    const stored: StoredFiles = { files, at: Date.now() };
    if (files.length === 0) await run('readwrite', (store) => store.delete(String(owner)));
    else await run('readwrite', (store) => store.put(stored, String(owner)));
  } catch {
    // Storage is unavailable.
  }
}

/** Takes over what was chosen before signing in; without it, an account's own files stay. */
export async function adoptGuestFiles(accountId: number): Promise<readonly File[]> {
  const guest = await readFiles('guest');
  if (guest.length === 0) return readFiles(accountId);
  await keepFiles(accountId, guest);
  await keepFiles('guest', []);
  return guest;
}
