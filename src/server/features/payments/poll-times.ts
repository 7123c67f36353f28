const minute = 60_000;
const first = [1, 2, 5, 15, 30];
/** How long after the end of its time an order is still asked about. */
const afterEndMs = 24 * 60 * minute;

/** When an order made at `createdAt` is asked about for the (n + 1)th time: after 1, 2, 5, 15, 30 minutes, then hourly. */
export function pollAt(polls: number, createdAt: number): Date {
  const minutes = first[polls] ?? 30 + 60 * (polls - first.length + 1);
  return new Date(createdAt + minutes * minute);
}

/** Whether it is time to stop asking. */
export const isOver = (expiresAt: number, now: number): boolean => now > expiresAt + afterEndMs;
