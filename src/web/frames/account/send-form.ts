import type { Told } from '#shared/contracts/accounts.ts';
import type { FieldErrors } from '#web/components/forms/field-errors.ts';
import { session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { showRefusal } from '#web/data/session/refusal-toasts.ts';
import { showAccountToast } from '#web/data/toasts.ts';

/** Does something a form asks for; a refusal becomes toasts, and comes back as what is wrong at each field. */
export async function attempt(work: () => Promise<void>): Promise<FieldErrors | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    showRefusal(error);
    return error instanceof CallRefused ? firstMessages(error) : {};
  }
}

/** A call whose answer is a message: shown as a toast. */
export async function callAndTell(path: string, values: Readonly<Record<string, string>>): Promise<void> {
  const { msg } = (await session.call(path, values)) as Told;
  showAccountToast('success', msg);
}

const firstMessages = ({ fields }: CallRefused): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, [first]]) => [name, first?.message ?? '']));
