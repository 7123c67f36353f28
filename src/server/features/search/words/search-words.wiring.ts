import type { Database } from '../../../database/connect.ts';
import { createTransact } from '../../../database/transact.ts';
import { createSearchWordsRepository } from './search-words.repository.ts';
import { createSearchWordsDesk } from './search-words.service.ts';
import { createSearches } from './searches.service.ts';

/** Wires the counting of searches, and the words that editors teach the search. */
export function wireSearchWords({
  db,
  secret,
  now,
  onError,
}: {
  readonly db: Database;
  readonly secret: string;
  readonly now: () => number;
  readonly onError: (what: string, error: unknown) => void;
}) {
  const transact = createTransact(db);
  const repository = createSearchWordsRepository(db);
  const searches = createSearches({
    ...{ repository, secret, now },
    onError: (error) => onError('searches', error),
  });
  return {
    ...searches,
    desk: createSearchWordsDesk({
      ...{ words: repository, keyOf: searches.keyOf, now },
      transact: (work) => transact((tx) => work(createSearchWordsRepository(tx))),
    }),
    jobs: [
      {
        name: 'searches-forget',
        cron: '20 4 * * *',
        run: () => repository.forgetOld(new Date(now())),
      },
    ],
  };
}
