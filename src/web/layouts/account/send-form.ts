import type { Message } from '#shared/contracts/answer-fields.ts';
import type { FieldErrors } from '#web/components/forms/field-errors.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { showRefusal } from '#web/data/session/refusal-toasts.ts';
import { showAccountToast } from '#web/data/toasts.ts';

/** Runs a request of a form. An error is shown as toasts and returned by field; that of the whole form as `__all__`. */
export async function attempt(work: () => Promise<void>): Promise<FieldErrors | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    showRefusal(error);
    return error instanceof CallRefused ? firstMessages(error) : {};
  }
}

/** Shows a response's message as a toast. */
export const showMessage = ({ msg }: Message): void => showAccountToast('success', msg);

const firstMessages = ({ error, fields }: CallRefused): FieldErrors =>
  Object.fromEntries(
    [...Object.entries(fields), ['__all__', error?.__all__ ?? []] as const].flatMap(([name, [first]]) =>
      first ? [[name, first.message]] : [],
    ),
  );
