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
  const { listing, exporting, uses, editing, history, review } = office;
  const { publishing, previews, bulk, importing, refuseWithoutRight } = office;
  interface Asked<Input> {
    readonly caller: Actor;
    readonly params: { readonly collection: string };
    readonly input: Input;
  }
  /** Reads the body once the right is sure. */
  const inputOf = <Input>(act: RecordAct, asked: Asked<Input>): Input & { collection: string } => {
    const { caller, params } = asked;
    refuseWithoutRight(caller, params.collection, act);
    return { ...asked.input, collection: params.collection };
  };

  register(describeCollection, async (asked) => {
    inputOf('describe', asked);
    return listing.describeCollection(asked.caller, asked.params.collection);
  });
  register(listPlans, (asked) => listing.listPlans(asked.caller, () => asked.input.limit));
  register(listRecords, (asked) => listing.listRecords(asked.caller, inputOf('list', asked)));
  register(exportRecords, async (asked) => {
    const { format, ...wanted } = inputOf('export', asked);
    const lines = exporting.exportLines(asked.caller, wanted);
    if (format === 'json') return sendLines(asked.reply, lines);
    return sendTable(asked.reply, format, exporting.tableOf(asked.caller, wanted.collection, format), lines);
  });
  register(listRecordUses, (asked) => uses.listRecordUses(asked.caller, inputOf('get', asked)));
  register(getRecord, (asked) => editing.getRecord(asked.caller, inputOf('get', asked)));
  register(saveRecord, (asked) => editing.saveRecord(asked.caller, inputOf('save', asked)));
  register(submitRevision, (asked) => review.submitRevision(asked.caller, inputOf('submit', asked)));
  register(withdrawRevision, (asked) => review.withdrawRevision(asked.caller, inputOf('withdraw', asked)));
  register(approveRevision, (asked) => review.approveRevision(asked.caller, inputOf('approve', asked)));
  register(rejectRevision, (asked) => review.rejectRevision(asked.caller, inputOf('reject', asked)));
  register(publishRevision, (asked) => publishing.publishRevision(asked.caller, inputOf('publish', asked)));
  register(unpublishRecord, (asked) => publishing.unpublishRecord(asked.caller, inputOf('unpublish', asked)));
  register(cancelPlan, (asked) => publishing.cancelPlan(asked.caller, inputOf('cancel', asked)));
  register(discardRevision, (asked) => editing.discardRevision(asked.caller, inputOf('discard', asked)));
  register(archiveRecord, (asked) => publishing.archiveRecord(asked.caller, inputOf('archive', asked)));
  register(unarchiveRecord, (asked) => publishing.unarchiveRecord(asked.caller, inputOf('unarchive', asked)));
  register(removeRecord, (asked) => publishing.removeRecord(asked.caller, inputOf('remove', asked)));
  register(listRevisions, (asked) => history.listRevisions(asked.caller, inputOf('revisions', asked)));
  register(diffRevisions, (asked) => history.diffRevisions(asked.caller, inputOf('diff', asked)));
  register(previewRevision, (asked) => previews.previewRevision(asked.caller, inputOf('preview', asked)));
  register(restoreRevision, (asked) => editing.restoreRevision(asked.caller, inputOf('restore', asked)));
  register(duplicateRecord, (asked) => editing.duplicateRecord(asked.caller, inputOf('duplicate', asked)));
  register(bulkEdit, (asked) => bulk.editMany(asked.caller, inputOf('bulk', asked)));
  register(importRecords, (asked) => importing.importLines(asked.caller, inputOf('import', asked)));
  register(leaseRecord, (asked) => history.leaseRecord(asked.caller, inputOf('lease', asked)));
}
