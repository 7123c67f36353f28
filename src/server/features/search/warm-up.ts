import type { DataQueries } from '#server/queries/queries.service.ts';
import { everydayQuestions } from './understanding/everyday-questions.data.ts';

const maxQuestions = 8;

/**
 * Asks a question of each kind before readers do: the first one of a process takes ten times the processor's time of the others, for
 * what editors taught is read and code and statements are compiled then.
 */
export async function warmUpSearch(ask: DataQueries['ask']): Promise<void> {
  for (const lines of Object.values(everydayQuestions).slice(0, maxQuestions)) {
    const [q = ''] = lines.trim().split(' = ');
    await ask('search', { find: { q }, fields: ['type', 'id', 'title', 'url'], limit: 24, total: false });
  }
}
