/** Where the entry is noted for which a page was loaded anew, so that this happens once. */
const reloadedItem = 'reloaded_from';

/** The address of the script that the page was loaded with; it names the build. */
export const entryOfPage = (): string =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';

/**
 * Loads the page anew where the portal has a newer build than the page is of: the files of the former build are gone. It does so
 * once; a page that comes back the same, or a portal that does not answer, leaves the reader with the error that is shown.
 */
export async function reloadIfOutdated(): Promise<void> {
  const entry = entryOfPage();
  // The browser's own copy, stale but allowed, would be of the build that the page is of.
  const answer = await fetch(location.href, { headers: { purpose: 'prefetch' }, cache: 'no-cache' });
  const isOutdated = entry !== '' && answer.ok && !(await answer.text()).includes(entry);
  if (!isOutdated || sessionStorage.getItem(reloadedItem) === entry) return;
  sessionStorage.setItem(reloadedItem, entry);
  location.reload();
}
