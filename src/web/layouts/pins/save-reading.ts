import { saved as text } from '#shared/language/ka/account/saved.ts';
import { listReading, type Reading, saveOrForget } from '#web/data/saved-reading.ts';
import { tellWorker } from '#web/data/tell-worker.ts';
import { showToast } from '#web/data/toasts.ts';
import { attempt } from '../account/send-form.ts';

export { listReading };

/** Saves a record, or no longer, and says so. @returns whether it is saved then */
export async function saveAndTell(
  account: number | undefined,
  reading: Reading,
  isSaved: boolean,
): Promise<boolean> {
  let isNow = !isSaved;
  await attempt(async () => {
    isNow = await saveOrForget(account, reading, isSaved);
    const added = account === undefined ? text.addedHere : text.added;
    showToast('success', isNow ? added : text.removed);
    tellWorker({ type: isNow ? 'save' : 'forget', page: pageOf(reading) });
  });
  return isNow;
}

/** The page of a record: the one its link leads to in a list, or the one that is open. */
const pageOf = ({ kind, id }: Reading): string =>
  document.querySelector<HTMLAnchorElement>(`[data-saved=${kind}] a[href*="/${id}-"]`)?.pathname ??
  location.pathname;
