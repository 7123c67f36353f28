import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';

/** PostgreSQL's code of a statement that took longer than its `statement_timeout`. */
const cancelled = '57014';
const retryAfterSeconds = 5;

/**
 * Waits so long for an answer and no longer: on a machine that has too much to do, readers are told soon instead of late.
 * @throws Problem `unavailable`
 */
export async function withinTime<Answer>(answer: Promise<Answer>, maxMs: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow()), maxMs);
  try {
    return await Promise.race([answer, late.promise]);
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === cancelled ? tooSlow() : error;
  } finally {
    clearTimeout(timer);
  }
}

const tooSlow = (): Problem =>
  new Problem(
    'unavailable',
    { message: httpMessages.unavailable, code: 'unavailable' },
    undefined,
    retryAfterSeconds,
  );
