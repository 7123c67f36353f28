import { useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'info';
type ToastPlace = 'top-right' | 'bottom-right';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly place: ToastPlace;
}

/** SPEC.md section 9: how long a toast stands, in milliseconds. */
const durations: Readonly<Record<ToastPlace, number>> = { 'top-right': 4000, 'bottom-right': 2000 };

const none: readonly Toast[] = [];
let shown: readonly Toast[] = none;
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const removeToast = (id: number): void => change(shown.filter((each) => each.id !== id));

/** Said again while it still stands, a text is one toast that stands anew: a second one below it would say nothing more. */
function show(kind: ToastKind, text: string, place: ToastPlace): void {
  count += 1;
  const id = count;
  const others = shown.filter((each) => each.kind !== kind || each.text !== text || each.place !== place);
  change([...others, { id, kind, text, place }]);
  setTimeout(() => removeToast(id), durations[place]);
}

/** A toast about signing in and accounts: top right, 4 s. */
export const showAccountToast = (kind: ToastKind, text: string): void => show(kind, text, 'top-right');

/** Any other toast: bottom right, 2 s. */
export const showToast = (kind: ToastKind, text: string): void => show(kind, text, 'bottom-right');

export const listToasts = (): readonly Toast[] => shown;

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listToasts,
    () => none,
  );
}
