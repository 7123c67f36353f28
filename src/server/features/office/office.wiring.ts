import type { RateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import type { Database } from '#server/database/connect.ts';
import { createTransact, type Transact, type Tx, transactWithin } from '#server/database/transact.ts';
import { createExportingService } from '#server/records/listing/exporting.service.ts';
import { createImportingService } from '#server/records/listing/importing/importing.service.ts';
import { createListingRepository } from '#server/records/listing/listing.repository.ts';
import { createListingService } from '#server/records/listing/listing.service.ts';
import { createRecordUsesRepository } from '#server/records/listing/record-uses.repository.ts';
import { createRecordUsesService } from '#server/records/listing/record-uses.service.ts';
import { createSearchingService } from '#server/records/listing/searching.service.ts';
import { createMediaBookRepository } from '#server/records/media/media-book.repository.ts';
import { createArrangementService } from '#server/records/publishing/arrangement.service.ts';
import { createRedirectsRepository } from '#server/records/publishing/redirects.repository.ts';
import { createRecordsRepository } from '#server/records/records.repository.ts';
import { createBulkService } from '#server/records/revisions/bulk.service.ts';
import { createEditingService } from '#server/records/revisions/editing.service.ts';
import { createHistoryService } from '#server/records/revisions/history/history.service.ts';
import {
  createOpening,
  type OfficeRepositories,
  storageFor,
} from '#server/records/revisions/opening.service.ts';
import { createPlansRepository } from '#server/records/revisions/plans.repository.ts';
import { createPublication } from '#server/records/revisions/publication.ts';
import { createPublishingService } from '#server/records/revisions/publishing.service.ts';
import { createNotesRepository } from '#server/records/revisions/review/notes.repository.ts';
import { createNotesService } from '#server/records/revisions/review/notes.service.ts';
import { createReviewService } from '#server/records/revisions/review/review.service.ts';
import { createRevisionsRepository } from '#server/records/revisions/revisions.repository.ts';
import { createLogRepository } from './log.repository.ts';
import { createLogService } from './log.service.ts';
import { createViewsRepository } from './views.repository.ts';
import { createViewsService } from './views.service.ts';

export const officeWithin = (tx: Tx): OfficeRepositories => ({
  rows: createRecordsRepository(tx),
  revisions: createRevisionsRepository(tx),
  plans: createPlansRepository(tx),
  media: createMediaBookRepository(tx),
  redirects: createRedirectsRepository(tx),
  notes: createNotesRepository(tx),
});

/** The back office's records, put together by hand. */
export function wireOffice({
  db,
  rateLimits,
  mediaUrl,
  tellRecordNews,
  now,
  callsPerSecond = 20,
}: {
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly mediaUrl: string;
  readonly tellRecordNews: Parameters<typeof createPublishingService>[0]['tell'];
  readonly now: () => number;
  readonly callsPerSecond?: number | undefined;
}) {
  const within = officeWithin;
  const repositories = within(db);
  const transact = createTransact(db);
  const opening = createOpening({ mediaUrl });
  const publication = createPublication({ opening, now });
  const createServices = (some: Transact) => {
    const editing = createEditingService({ opening, within, transact: some, now });
    const { inRecord } = editing;
    return {
      editing,
      publishing: createPublishingService({
        opening,
        publication,
        inRecord,
        within,
        transact: some,
        tell: tellRecordNews,
        now,
      }),
    };
  };
  const { editing, publishing } = createServices(transact);
  const listing = createListingRepository(db);
  const listings = createListingService({ repositories, listing, now });
  const limit = rateLimits.open({ name: 'office', points: callsPerSecond, seconds: 1 });

  async function keepPlans(): Promise<void> {
    for (const due of await repositories.plans.listDue(new Date(now()))) await publishing.keepPlan(due);
  }

  return {
    editing,
    publishing,
    publication,
    history: createHistoryService({ opening, inRecord: editing.inRecord, now }),
    review: createReviewService({
      ...{ opening, inRecord: editing.inRecord, tell: tellRecordNews, now },
      listReviewers: repositories.revisions.listReviewers,
    }),
    notes: createNotesService({ opening, inRecord: editing.inRecord, now }),
    listing: listings,
    exporting: createExportingService({ opening, listing: listings, repositories }),
    uses: createRecordUsesService({ uses: createRecordUsesRepository(db), rows: repositories.rows }),
    searching: createSearchingService({ listing, rows: repositories.rows }),
    views: createViewsService({ views: createViewsRepository(db) }),
    log: createLogService({ log: createLogRepository(db) }),
    bulk: createBulkService({ createServices, transact }),
    arranging: createArrangementService({ createServices, transact }),
    importing: createImportingService({ opening, createServices, within, transact, now }),
    /** Writes records within a transaction of another feature's. */
    editingIn: (tx: Tx) => createServices(transactWithin(tx)).editing,
    refuseWithoutRight: (...parameters: Parameters<typeof storageFor>) => void storageFor(...parameters),
    countStaffCall: (accountId: number) => limit.count(String(accountId)),
    jobs: [
      {
        name: 'office-plans',
        cron: '* * * * *',
        nextDue: repositories.plans.findNextDue,
        isWokenBy: (tag: string) => tag === 'publication_plan:*',
        run: keepPlans,
      },
    ],
  };
}
