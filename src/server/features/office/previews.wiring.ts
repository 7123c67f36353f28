import type { Database } from '#server/database/connect.ts';
import { createTransact, type Tx, tryOut } from '#server/database/transact.ts';
import type { DataQueries } from '#server/queries/queries.service.ts';
import { officeWithin } from './office.wiring.ts';
import { createPreviewsRepository } from './previews.repository.ts';
import { createPreviewsService, type PreviewParts } from './previews.service.ts';

/** Wires the previews of revisions. */
export function wirePreviews({
  db,
  askIn,
  ...parts
}: Pick<PreviewParts, 'publication' | 'identify' | 'now'> & {
  readonly db: Database;
  /** Answers data queries in a transaction. */
  readonly askIn: (tx: Tx) => DataQueries['ask'];
}) {
  const transact = createTransact(db);
  return createPreviewsService({
    ...parts,
    previews: createPreviewsRepository(db),
    tryOut: (work) => tryOut(transact, (tx) => work({ repositories: officeWithin(tx), ask: askIn(tx) })),
  });
}
