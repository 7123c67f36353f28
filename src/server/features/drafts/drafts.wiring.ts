import { createSeal, type Secrets } from '../../adapters/sealing/seal.ts';
import type { Database } from '../../database/connect.ts';
import { createDraftsRepository } from './drafts.repository.ts';
import { createDraftsService } from './drafts.service.ts';

/** Wires the drafts of questions. */
export function wireDrafts({
  db,
  secrets,
  now,
  onError,
}: {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly now: () => number;
  readonly onError?: (what: string, error: unknown) => void;
}) {
  const seal = createSeal(secrets, 'private questions');
  const drafts = createDraftsService({ drafts: createDraftsRepository(db), seal, now, onError });
  return {
    ...drafts,
    jobs: [
      { name: 'question-drafts', cron: '41 3 * * *', run: drafts.removeOld },
      { name: 'question-drafts-seal', cron: '23 4 * * *', runsAtStart: true, run: drafts.resealAll },
    ],
  };
}
