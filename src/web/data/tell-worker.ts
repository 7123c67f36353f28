/** What pages tell the service worker (src/web/navigation/offline/worker). Pages are paths of this site with their query. */
export type WorkerMessage =
  /** A page is being read that the worker has not seen pass; `files` are the addresses of what it has loaded. */
  | { readonly type: 'read'; readonly page: string; readonly files: readonly string[] }
  /** A page was saved to read again, or no longer. */
  | { readonly type: 'save' | 'forget'; readonly page: string }
  /** Pages that an account has saved, here or elsewhere. */
  | { readonly type: 'saved'; readonly pages: readonly string[] }
  /** Nothing else is loading, and loading costs the reader nothing. `entry` says of which build the page is. */
  | { readonly type: 'idle'; readonly entry: string }
  /** A page asks the worker that waits to take over, which it does for the only open page, if that is of its own build. */
  | { readonly type: 'take-over'; readonly entry: string }
  /** The reader signed out: what was saved with the account leaves the browser. */
  | { readonly type: 'signed-out' };

/** Tells the service worker something, once there is one; browsers without it are told nothing. */
export function tellWorker(message: WorkerMessage): void {
  // Missing where the page is not on https, contrary to its type.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  void container?.ready.then(({ active }) => active?.postMessage(message));
}
