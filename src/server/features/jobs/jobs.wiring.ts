import type { Database } from '../../database/connect.ts';
import { createTransact } from '../../database/transact.ts';
import { createJobsRepository } from './jobs.repository.ts';
import { createJobsDesk } from './jobs.service.ts';

/** Wires the desk of background jobs. */
export function wireJobs({ db }: { readonly db: Database }) {
  const transact = createTransact(db);
  return createJobsDesk({
    jobs: createJobsRepository(db),
    transact: (work) => transact((tx) => work(createJobsRepository(tx))),
  });
}
