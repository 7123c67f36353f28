import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact, type Tx } from '../../database/transact.ts';
import { createCommentsRepository } from './comments.repository.ts';
import { createCommentsService } from './comments.service.ts';

/** Wires the comments under articles. */
export const wireComments = ({ db, now }: { readonly db: Database; readonly now: () => number }) =>
  createCommentsService({
    comments: createCommentsRepository(db),
    within: (tx: Tx) => ({ comments: createCommentsRepository(tx), log: createChangeLogRepository(tx) }),
    transact: createTransact(db),
    now,
  });
