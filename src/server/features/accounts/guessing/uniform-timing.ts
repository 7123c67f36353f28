import { setTimeout as pause } from 'node:timers/promises';

export type Wait = (ms: number) => Promise<unknown>;
export type WithMinDuration = ReturnType<typeof createMinDuration>;

/** Minimal durations in milliseconds, well above what each operation takes on an idle machine. */
export const minDurations = { signInFailure: 250, signUp: 250, recover: 100 } as const;

/**
 * Answers that must not tell whether an account exists take the same time. The work behind both is the same, too; this
 * hides what little is left.
 */
export function createMinDuration(wait: Wait = pause) {
  return async function withMinDuration<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      const remainingMs = ms - (performance.now() - started);
      if (remainingMs > 0) await wait(remainingMs);
    }
  };
}
