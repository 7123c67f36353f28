/** What waits until the person has proved the second factor again; `false` where they would not. */
type Waiter = (isRenewed: boolean) => void;

let waiters: readonly Waiter[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Waiter[]) => {
  waiters = next;
  for (const listener of listeners) listener();
};

/** Asks the person for the code of their second factor, once for all calls that need it at that moment. */
export const factorRequests = {
  /** @returns whether the factor has been renewed */
  ask: (): Promise<boolean> => new Promise((resolve) => change([...waiters, resolve])),
  isOpen: (): boolean => waiters.length > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  settle: (isRenewed: boolean): void => {
    const settled = waiters;
    change([]);
    for (const resolve of settled) resolve(isRenewed);
  },
};
