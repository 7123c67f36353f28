import { hasQueuedQuestions, queueChange } from '#web/data/has-queued-questions.ts';
import { session } from '#web/data/session/browser-session.ts';
import { tellWorker } from '#web/data/tell-worker.ts';
import { entryOfPage } from '../new-build.ts';

interface Router {
  navigate(to: string): unknown;
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  subscribe(listener: (state: { readonly navigation: { readonly state: string } }) => void): unknown;
}

/** A connection whose owner pays by what is loaded, or wants little of it. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

const workerPath = '/service-worker.js';

/**
 * Registers the service worker and tells it what is being read. It comes long after a page has loaded (entry-browser.tsx), so
 * that a first visit waits for none of it.
 */
export function start(router: Router): void {
  sendWhenOnline(router);
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return;
  // Browsers refuse it in private windows and without storage; the portal works without.
  container
    .register(workerPath)
    .then(letNewWorkerIn)
    .catch(() => undefined);
  // What is loaded under a worker passes it.
  if (!container.controller) tellRead(router);
  followNavigations(router);
  loadPagesWhileOffline(router);
  session.subscribe(() => {
    const state = session.state();
    if (state.status === 'guest' && state.isByChoice) tellWorker({ type: 'signed-out' });
  });
  const tellIdle = () => !isMetered() && tellWorker({ type: 'idle', entry: entryOfPage() });
  tellIdle();
  // A worker that took over prepares for its own build.
  container.addEventListener('controllerchange', tellIdle);
}

/** Asks the worker of a new build to take over, now and when it comes. It refuses pages of the former build (worker/service-worker.ts). */
function letNewWorkerIn(registration: ServiceWorkerRegistration): void {
  const ask = () => registration.waiting?.postMessage({ type: 'take-over', entry: entryOfPage() });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', ask);
  });
  ask();
}

/** Sends what waited for a connection or for a sign-in, and finds the session again that could not be verified without one. */
function sendWhenOnline(router: Router): void {
  const send = async () => {
    if (navigator.onLine && hasQueuedQuestions())
      await (await import('#web/layouts/asking/send-queued.ts')).sendQueued(router);
  };
  const onOnline = async () => {
    if (session.state().status === 'guest') await session.verify();
    await send();
  };
  const run = (work: () => Promise<void>) => void work().catch(() => undefined);
  window.addEventListener('online', () => run(onOnline));
  window.addEventListener(queueChange, () => run(send));
  session.subscribe(() => session.state().status === 'user' && run(send));
  run(send);
}

const pathOf = ({ state: { location } }: Router): string => location.pathname + location.search;

function tellRead(router: Router): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  tellWorker({ type: 'read', page: pathOf(router), files: [...new Set(files)] });
}

function followNavigations(router: Router): void {
  let page = pathOf(router);
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' || pathOf(router) === page) return;
    page = pathOf(router);
    tellRead(router);
  });
}

/** Without a connection links load whole pages, which the worker has; their data alone it has not. */
function loadPagesWhileOffline(router: Router): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (navigator.onLine || !link || link.origin !== location.origin || link.target !== '') return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.pathname + link.search === pathOf(router)) return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  };
  window.addEventListener('click', onClick, { capture: true });
}

function isMetered(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
