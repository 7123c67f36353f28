import { toasts as text } from '#shared/language/ka/site/toasts.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { CallRefused } from './call-refused.ts';

/** Shows each entry of `__all__` as a toast, or else the field errors as one (SPEC.md section 8). */
export function showRefusal(error: unknown): void {
  for (const message of messagesOf(error)) showAccountToast('error', message);
}

function messagesOf(error: unknown): readonly string[] {
  if (!(error instanceof CallRefused)) return [text.noAnswer];
  const general = error.error?.__all__?.map(({ message }) => message) ?? [];
  if (general.length > 0) return general;
  const atFields = Object.values(error.fields).flatMap((each) => each.map(({ message }) => message));
  return [[...new Set(atFields)].join('. ') || text.failed];
}
