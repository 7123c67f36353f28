import { sendLines, sendTable } from '#server/http/exports/send-export.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import type { ExportingService } from '#server/records/listing/exporting.service.ts';
import type { ImportingService } from '#server/records/listing/importing/importing.service.ts';
import type { ListingService } from '#server/records/listing/listing.service.ts';
import type { RecordUsesService } from '#server/records/listing/record-uses.service.ts';
import type { BulkService } from '#server/records/revisions/bulk.service.ts';
import type { EditingService } from '#server/records/revisions/editing.service.ts';
import type { HistoryService } from '#server/records/revisions/history.service.ts';
import type { Actor } from '#server/records/revisions/opening.service.ts';
import type { PublishingService } from '#server/records/revisions/publishing.service.ts';
import type { ReviewService } from '#server/records/revisions/review/review.service.ts';
import type { RecordAct } from '#shared/access/record-rights.ts';
import { listPlans } from '#shared/contracts/office/plans.ts';
import {
  approveRevision,
  archiveRecord,
  cancelPlan,
  discardRevision,
  previewRevision,
  publishRevision,
  rejectRevision,
  removeRecord,
  submitRevision,
  unarchiveRecord,
  unpublishRecord,
  withdrawRevision,
} from '#shared/contracts/office/publication.ts';
import {
  bulkEdit,
  describeCollection,
  diffRevisions,
  duplicateRecord,
  exportRecords,
  getRecord,
  importRecords,
  leaseRecord,
  listRecords,
  listRecordUses,
  listRevisions,
  restoreRevision,
  saveRecord,
} from '#shared/contracts/office/records.ts';
import type { PreviewsService } from './previews.service.ts';

interface OfficeRecords {
  readonly previews: PreviewsService;
  readonly listing: ListingService;
  readonly exporting: ExportingService;
  readonly uses: RecordUsesService;
  readonly editing: EditingService;
  readonly history: HistoryService;
  readonly review: ReviewService;
  readonly publishing: PublishingService;
  readonly bulk: BulkService;
  readonly importing: ImportingService;
  readonly refuseWithoutRight: (actor: Actor, collection: string, act: RecordAct) => void;
}

/** The calls about records. The right is asked for before the body is read: a person without it learns nothing of its form. */
export function installOfficeRecords(register: RegisterCall, office: OfficeRecords): void {
  const {
    listing,
    exporting,
    uses,
    editing,
    history,
    review,
    publishing,
    previews,
    bulk,
    importing,
    refuseWithoutRight,
  } = office;
  interface IncomingCall<Input> {
    readonly caller: Actor;
    readonly params: { readonly collection: string };
    readonly input: Input;
  }
  /** Reads the body once the right is sure. */
  const inputOf = <Input>(act: RecordAct, incoming: IncomingCall<Input>): Input & { collection: string } => {
    const { caller, params } = incoming;
    refuseWithoutRight(caller, params.collection, act);
    return { ...incoming.input, collection: params.collection };
  };

  register(describeCollection, async (incoming) => {
    inputOf('describe', incoming);
    return listing.describeCollection(incoming.caller, incoming.params.collection);
  });
  register(listPlans, (incoming) =>
    listing.listPlans(listing.requireListable(incoming.caller), incoming.input.limit),
  );
  register(listRecords, (incoming) => listing.listRecords(incoming.caller, inputOf('list', incoming)));
  register(exportRecords, async (incoming) => {
    const { format, ...wanted } = inputOf('export', incoming);
    const { caller, reply } = incoming;
    const lines = exporting.exportLines(caller, wanted);
    if (format === 'json') return sendLines(reply, lines);
    return sendTable(reply, format, exporting.tableOf(caller, wanted.collection, format), lines);
  });
  register(listRecordUses, (incoming) => uses.listRecordUses(incoming.caller, inputOf('get', incoming)));
  register(getRecord, (incoming) => editing.getRecord(incoming.caller, inputOf('get', incoming)));
  register(saveRecord, (incoming) => editing.saveRecord(incoming.caller, inputOf('save', incoming)));
  register(submitRevision, (incoming) => review.submitRevision(incoming.caller, inputOf('submit', incoming)));
  register(withdrawRevision, (incoming) =>
    review.withdrawRevision(incoming.caller, inputOf('withdraw', incoming)),
  );
  register(approveRevision, (incoming) =>
    review.approveRevision(incoming.caller, inputOf('approve', incoming)),
  );
  register(rejectRevision, (incoming) => review.rejectRevision(incoming.caller, inputOf('reject', incoming)));
  register(publishRevision, (incoming) =>
    publishing.publishRevision(incoming.caller, inputOf('publish', incoming)),
  );
  register(unpublishRecord, (incoming) =>
    publishing.unpublishRecord(incoming.caller, inputOf('unpublish', incoming)),
  );
  register(cancelPlan, (incoming) => publishing.cancelPlan(incoming.caller, inputOf('cancel', incoming)));
  register(discardRevision, (incoming) =>
    editing.discardRevision(incoming.caller, inputOf('discard', incoming)),
  );
  register(archiveRecord, (incoming) =>
    publishing.archiveRecord(incoming.caller, inputOf('archive', incoming)),
  );
  register(unarchiveRecord, (incoming) =>
    publishing.unarchiveRecord(incoming.caller, inputOf('unarchive', incoming)),
  );
  register(removeRecord, (incoming) => publishing.removeRecord(incoming.caller, inputOf('remove', incoming)));
  register(listRevisions, (incoming) =>
    history.listRevisions(incoming.caller, inputOf('revisions', incoming)),
  );
  register(diffRevisions, (incoming) => history.diffRevisions(incoming.caller, inputOf('diff', incoming)));
  register(previewRevision, (incoming) =>
    previews.previewRevision(incoming.caller, inputOf('preview', incoming)),
  );
  register(restoreRevision, (incoming) =>
    editing.restoreRevision(incoming.caller, inputOf('restore', incoming)),
  );
  register(duplicateRecord, (incoming) =>
    editing.duplicateRecord(incoming.caller, inputOf('duplicate', incoming)),
  );
  register(bulkEdit, (incoming) => bulk.editMany(incoming.caller, inputOf('bulk', incoming)));
  register(importRecords, (incoming) => importing.importLines(incoming.caller, inputOf('import', incoming)));
  register(leaseRecord, (incoming) => history.leaseRecord(incoming.caller, inputOf('lease', incoming)));
}
