import { setImmediate as turn } from 'node:timers/promises';
import type { DataQueries } from '#server/queries/queries.service.ts';
import { everydayQuestions } from './understanding/everyday-questions.data.ts';

/** So many of each kind: the code that a question takes is quick once it has run some times. */
const perKind = 3;

/**
 * Asks questions of each kind soon after the start: the first one of a process takes ten times the processor's time of the others,
 * for what editors taught is read and code and statements are compiled then. It runs beside readers, because a database that answers
 * slowly must not delay the start: one question at a time, and the event loop turns between them. Ends early when `signal` is aborted.
 */
export async function warmUpSearch(ask: DataQueries['ask'], signal: AbortSignal): Promise<void> {
  const kinds = Object.values(everydayQuestions).map((lines) => lines.trim().split('\n').slice(0, perKind));
  for (const line of kinds.flat()) {
    if (signal.aborted) return;
    const [q = ''] = line.split(' = ');
    await ask('search', { find: { q }, fields: ['type', 'id', 'title', 'url'], limit: 24, total: false });
    await turn();
  }
}
