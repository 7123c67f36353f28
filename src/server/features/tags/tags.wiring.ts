import type { Database } from '../../database/connect.ts';
import { createTransact } from '../../database/transact.ts';
import { createTagsDeskRepository } from './tags-desk.repository.ts';
import { createTagsDesk } from './tags-desk.service.ts';

/** Wires the desk of tags. */
export function wireTags({ db }: { readonly db: Database }) {
  const transact = createTransact(db);
  return createTagsDesk({
    tags: createTagsDeskRepository(db),
    inTransaction: (work) => transact((tx) => work(createTagsDeskRepository(tx))),
  });
}
