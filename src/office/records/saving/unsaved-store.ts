/** What was typed into a record and has not reached the server. */
export interface Unsaved {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The version that it was typed into: if somebody has saved since, its save is refused as stale. */
  readonly version: number | null;
  /** When it was kept, in milliseconds. */
  readonly at?: number;
}

/*
 * It is kept in two stores of the browser: the local storage has it at once, also when the window closes in the same moment, but is
 * seconds late on the disk; the database is on the disk soon, also when the browser is killed.
 */
const database = 'salbuni-office';
const store = 'unsaved';

export function keepUnsaved(key: string, { fields, version }: Unsaved): void {
  const unsaved = { fields, version, at: Date.now() };
  try {
    localStorage.setItem(key, JSON.stringify(unsaved));
  } catch {
    // The browser's store is full; the server is still told.
  }
  write(key, unsaved);
}

export function forgetUnsaved(key: string): void {
  localStorage.removeItem(key);
  write(key, undefined);
}

/** Finds the newest of what was kept under a key. */
export async function findUnsaved(key: string): Promise<Unsaved | undefined> {
  const local: Unsaved | null = JSON.parse(localStorage.getItem(key) ?? 'null');
  const stored: Unsaved | undefined = await run('readonly', (texts) => texts.get(key)).catch(() => undefined);
  const isNewer = stored?.at !== undefined && stored.at > (local?.at ?? 0);
  return (isNewer ? stored : local) ?? undefined;
}

/** What the database is to be told: of each key the newest alone. */
const waiting = new Map<string, Unsaved | undefined>();
let isWriting = false;

function write(key: string, unsaved: Unsaved | undefined): void {
  waiting.set(key, unsaved);
  if (!isWriting) void writeWaiting();
}

async function writeWaiting(): Promise<void> {
  isWriting = true;
  for (const [key, unsaved] of waiting) {
    waiting.delete(key);
    const change = (texts: IDBObjectStore): IDBRequest =>
      unsaved ? texts.put(unsaved, key) : texts.delete(key);
    // Some private windows have no database; the local storage has the text all the same.
    await run('readwrite', change).catch(() => {});
  }
  isWriting = false;
}

/** Runs a request on the database. @throws where the browser has none */
function run<Result>(
  mode: IDBTransactionMode,
  ask: (texts: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(request.result);
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}
