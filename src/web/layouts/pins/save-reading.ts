import { saved as text } from '#shared/language/ka/account/saved.ts';
import { listReading, type Reading, saveOrForget } from '#web/data/saved-reading.ts';
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
  });
  return isNow;
}
