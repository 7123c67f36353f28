import type { WorkerMessage } from '#web/data/tell-worker.ts';
import { routes } from '#web/routing/routes.ts';
import { isReadersPath, keepableAddress } from './may-keep.ts';
import { offlineStyles, writeOfflinePage } from './offline-page.ts';
import { answerFile, answerPicture, filesIn, keepFiles, removeOtherFiles } from './stored-files.ts';
import {
  addMissing,
  clearShelf,
  fetchAndKeep,
  findStoredPage,
  forget,
  keepCurrent,
  keepRead,
  listStoredPages,
  renewPages,
} from './stored-pages.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/**
 * The service worker of the readers' pages. It keeps what was read, what was saved and the calculators for times without a
 * connection, and answers from the network first. It knows no tokens: calls of the API, the signed-in area, payments and the
 * office pass it by. A worker of a new build waits until no page of the former one is open (docs/operations.md).
 */
declare const self: WorkerScope;

interface OfflineFiles {
  /** The entry, which tells pages of this build from others. */
  readonly entry: string;
  /** Files that pages load by script, which their markup does not name. */
  readonly files: readonly string[];
}
/** What the build writes in (vite.service-worker.config.ts), once. */
declare const BUILT: OfflineFiles;
const built: OfflineFiles = BUILT;

/** Shown offline in place of a picture that is not kept. */
const substitute = '/static/placeholder.svg';
const fixedFiles = [offlineStyles, substitute, '/static/icon.svg'];
/** How long a reader waits for the network while a kept copy is at hand, in milliseconds. */
const timeoutMs = 6_000;
/** Answers of a proxy whose portal is away. */
const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;

self.addEventListener('install', (event) => event.waitUntil(keepFiles(fixedFiles)));

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      // The network is asked while the worker starts, so that it costs no time online.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Answers what belongs to readers' pages; undefined leaves the request to the browser. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const address = new URL(request.url);
  if (
    request.method !== 'GET' ||
    address.origin !== self.location.origin ||
    request.headers.has('authorization')
  )
    return undefined;
  if (request.mode === 'navigate') {
    if (request.destination === 'document')
      return isReadersPath(address.pathname) ? answerPage(event, address) : undefined;
    // A frame of an advertisement stays empty offline.
    return fetch(request).catch(() => new Response('', { headers: { 'content-type': 'text/html' } }));
  }
  if (address.pathname === '/constants.js') return fetch(request).catch(writeConstants);
  if (address.pathname.startsWith('/static/assets/')) return answerFile(request);
  if (fixedFiles.includes(address.pathname)) return fetch(request).catch(() => answerFile(request));
  if (request.destination === 'image') {
    if (address.pathname.startsWith('/media/')) return answerPicture(request, substitute);
    return fetch(request).catch(() => answerPicture(request, substitute));
  }
  return undefined;
}

/** The network first, unless it is away or slow and a copy is kept. */
async function answerPage(event: FetchEvent, address: URL): Promise<Response> {
  const stored = findStoredPage(address.href);
  const network = askNetwork(event, address);
  const deadline = new Promise<void>((done) => setTimeout(done, timeoutMs)).then(
    async () => (await stored) ?? network,
  );
  const response = await Promise.race([network, deadline]).catch(() => undefined);
  if (response && !isAway(response.status)) return response;
  return (await stored) ?? response ?? writeOfflinePage(await listShelves());
}

async function askNetwork(event: FetchEvent, address: URL): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (keepableAddress(address) !== undefined) event.waitUntil(keepRead(address.href, response.clone()));
  return response;
}

async function listShelves() {
  const [saved, calculators, read] = await Promise.all([
    listStoredPages('saved'),
    listStoredPages('calculators'),
    listStoredPages('read'),
  ]);
  return { saved, calculators, read };
}

/** Stands in for `/constants.js`, which is never kept: the clock is the device's, and the cookie has the token. */
const writeConstants = (): Response =>
  new Response(
    `window.constants = ${JSON.stringify({ now: Math.floor(Date.now() / 1000), csrf_token: '', media_url: '/media/', static_url: '/static/', site_name: '' })};`,
    { headers: { 'content-type': 'text/javascript; charset=utf-8' } },
  );

/** Acts follow one another: each reads what is kept and changes it. */
let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  last = last.then(() => act(message)).catch(() => undefined);
  event.waitUntil(last);
});

function act(message: WorkerMessage): Promise<unknown> {
  switch (message.type) {
    case 'read':
      return Promise.all([keepFiles(message.files.filter(isOwnFile)), keepCurrent(message.page)]);
    case 'save':
      return fetchAndKeep('saved', message.page);
    case 'forget':
      return forget('saved', message.page);
    case 'saved':
      return addMissing('saved', message.pages);
    case 'signed-out':
      return clearShelf('saved');
    case 'idle':
      // Pages of a newer build have a worker of their own that waits; this one would prepare for files that are gone.
      return message.entry === built.entry ? prepare() : Promise.resolve();
    case 'take-over':
      return takeOver(message.entry);
  }
}

/** Stops waiting where the one open page is of this build, so that no page loses the files that it may still load. */
async function takeOver(entry: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (entry === built.entry && pages.length <= 1) await self.skipWaiting();
}

const isOwnFile = (path: string): boolean => /^\/(static\/assets|media)\//.test(path);

/** Says for which build everything has been prepared. */
const preparedFor = 'salbuni-prepared';

/** Keeps the calculators and what pages load by script, and lets the files of former builds go once no page needs them. */
async function prepare(): Promise<void> {
  const prepared = await caches.open(preparedFor);
  if ((await (await prepared.match('/'))?.text()) === built.entry) return;
  await keepFiles(built.files);
  const calculators = routes.filter(({ name }) => name === 'calculation').map(({ routerPath }) => routerPath);
  const areStored = await addMissing('calculators', calculators);
  if (!(await renewPages(built.entry)) || !areStored) return;
  const needed = new Set([built.entry, ...built.files]);
  for (const { address } of Object.values(await listShelves()).flat())
    for (const file of filesIn((await (await findStoredPage(address))?.text()) ?? '')) needed.add(file);
  await removeOtherFiles(needed);
  await prepared.put('/', new Response(built.entry));
}

/** A message of the portal's push service (src/server/features/notices/push.service.ts). */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

self.addEventListener('push', (event) => {
  const { title, body, url } = (event.data?.json() ?? {}) as Partial<PushMessage>;
  if (!title || !url) return;
  const options = { body: body ?? '', lang: 'ka', icon: '/static/icon-192.png', tag: url, data: url };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(String(event.notification.data)));
});
