import { statfs } from 'node:fs/promises';
import { isDiskFull } from '#server/database/away.ts';

/** The size of a WAL segment of PostgreSQL: with less free space the next write may fail. */
const minFreeBytes = 16 * 1024 * 1024;
/** How long a failed write counts as a full disk, in ms; that disk may be on the database's machine. */
const reportedForMs = 30_000;

export type DiskWatch = ReturnType<typeof createDiskWatch>;

/** Detects a full disk by writes that failed for it and by the free space of DATA_DIR. */
export function createDiskWatch({
  directory,
  now,
  countFull,
}: {
  directory: string;
  now: () => number;
  countFull: () => void;
}) {
  let fullAt = Number.NEGATIVE_INFINITY;

  /** Records an error if it says that a disk is full. */
  function note(error: unknown): void {
    if (!isDiskFull(error)) return;
    fullAt = now();
    countFull();
  }

  async function isFull(): Promise<boolean> {
    // An age below zero is of a clock that was set back since.
    const ageMs = now() - fullAt;
    if (ageMs >= 0 && ageMs < reportedForMs) return true;
    const disk = await statfs(directory).catch(() => undefined);
    return disk !== undefined && disk.bavail * disk.bsize < minFreeBytes;
  }

  return { note, isFull };
}
