import { setTimeout as pause } from 'node:timers/promises';

export type Wait = (ms: number) => Promise<unknown>;
export type EvenTime = ReturnType<typeof createEvenTime>;

/** Well above what each takes on a machine at rest, in milliseconds. */
export const evenTimes = { signInFailure: 250, signUp: 250, recover: 100 } as const;

/**
 * Answers that must not tell whether an account exists come after the same time. The work behind both is the same, too;
 * this hides what little is left.
 */
export function createEvenTime(wait: Wait = pause) {
  return async function answerAfter<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      const left = ms - (performance.now() - started);
      if (left > 0) await wait(left);
    }
  };
}
