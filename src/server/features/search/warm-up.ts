import { setImmediate as turn } from 'node:timers/promises';
import type { DataQueries } from '#server/queries/queries.service.ts';
import { everydayQuestions } from './understanding/everyday-questions.data.ts';

const maxQuestions = 8;

/**
 * Asks a question of each kind soon after the start: the first one of a process takes ten times the processor's time of the others,
 * for what editors taught is read and code and statements are compiled then. It runs beside readers, because a database that answers
 * slowly must not delay the start: one question at a time, and the event loop turns between them. Ends early when `signal` is aborted.
 */
export async function warmUpSearch(ask: DataQueries['ask'], signal: AbortSignal): Promise<void> {
  for (const lines of Object.values(everydayQuestions).slice(0, maxQuestions)) {
    if (signal.aborted) return;
    const [q = ''] = lines.trim().split(' = ');
    await ask('search', { find: { q }, fields: ['type', 'id', 'title', 'url'], limit: 24, total: false });
    await turn();
  }
}
