import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
type ToastPosition = 'top-right' | 'bottom-right';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly position: ToastPosition;
}

/** How long a toast is shown, in milliseconds (SPEC.md section 9). */
const durations: Readonly<Record<ToastPosition, number>> = { 'top-right': 4000, 'bottom-right': 2000 };

const noToasts: readonly Toast[] = [];
let toasts: readonly Toast[] = noToasts;
let count = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const removeToast = (id: number): void => setToasts(toasts.filter((each) => each.id !== id));

/** Shows a toast. A repeated text replaces the toast that is still shown and restarts its time. */
function addToast(kind: ToastKind, text: string, position: ToastPosition): void {
  count += 1;
  const id = count;
  const others = toasts.filter(
    (each) => each.kind !== kind || each.text !== text || each.position !== position,
  );
  setToasts([...others, { id, kind, text, position }]);
  setTimeout(() => removeToast(id), durations[position]);
}

/** Shows a toast about accounts: top right, 4 s. */
export const showAccountToast = (kind: ToastKind, text: string): void => addToast(kind, text, 'top-right');

/** Shows any other toast: bottom right, 2 s. */
export const showToast = (kind: ToastKind, text: string): void => addToast(kind, text, 'bottom-right');

export const listToasts = (): readonly Toast[] => toasts;

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listToasts,
    () => noToasts,
  );
}
