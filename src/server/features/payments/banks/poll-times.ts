const minute = 60_000;
const first = [1, 2, 5, 15, 30];
/** How long after its expiry an order is still polled. */
const afterEndMs = 24 * 60 * minute;

/** The time of the (n + 1)th poll of an order made at `createdAt`: after 1, 2, 5, 15, 30 minutes, then hourly. */
export function pollAt(polls: number, createdAt: number): Date {
  const minutes = first[polls] ?? 30 + 60 * (polls - first.length + 1);
  return new Date(createdAt + minutes * minute);
}

/** Whether polling of an order ends. */
export const isOver = (expiresAt: number, now: number): boolean => now > expiresAt + afterEndMs;
