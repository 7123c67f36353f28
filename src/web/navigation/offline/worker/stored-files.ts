/** Files of the build, whose names say their content, and the few without such a name that are shown offline. */
const filesCache = 'salbuni-files';
/** Pictures of articles, which never change under one name. */
const picturesCache = 'salbuni-pictures';
const maxPictures = 150;

const isHashed = (path: string): boolean => path.startsWith('/static/assets/');

/** Answers with a kept file, or asks for it and keeps it. */
export async function answerFile(request: Request): Promise<Response> {
  const stored = await caches.match(request.url, { ignoreVary: true });
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200) await put(request.url, response.clone());
  return response;
}

/** Answers with a picture, or offline with a picture of its place. */
export const answerPicture = (request: Request, substitute: string): Promise<Response> =>
  answerFile(request).catch(async () => (await caches.match(substitute)) ?? Response.error());

/** Keeps files; those that are kept are not asked for, and one that fails does not keep the others out. */
export async function keepFiles(addresses: Iterable<string>): Promise<void> {
  for (const address of addresses) {
    if (await caches.match(address, { ignoreVary: true })) continue;
    const response = await fetch(address).catch(() => undefined);
    if (response?.status === 200) await put(address, response);
  }
}

async function put(address: string, response: Response): Promise<void> {
  if (isHashed(new URL(address, location.href).pathname) || address.startsWith('/static/'))
    return (await caches.open(filesCache)).put(address, response);
  const pictures = await caches.open(picturesCache);
  await pictures.put(address, response);
  const keys = await pictures.keys();
  await Promise.all(keys.slice(0, -maxPictures).map((key) => pictures.delete(key)));
}

/** The files of the build that a page names. */
export const filesIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/"(\/static\/assets\/[\w./-]+)"/g), ([, path = '']) => path)),
];

/** Removes hashed files other than those listed. */
export async function removeOtherFiles(listed: ReadonlySet<string>): Promise<void> {
  const files = await caches.open(filesCache);
  for (const { url } of await files.keys()) {
    const path = new URL(url).pathname;
    if (isHashed(path) && !listed.has(path)) await files.delete(url);
  }
}
