import { sendLines, sendTable } from '#server/http/exports/send-export.ts';
import type { RegisterCall } from '#server/http/register-call.ts';
import type { ExportingService } from '#server/records/listing/exporting.service.ts';
import type { ImportingService } from '#server/records/listing/importing/importing.service.ts';
import type { ListingService } from '#server/records/listing/listing.service.ts';
import type { RecordUsesService } from '#server/records/listing/record-uses.service.ts';
import type { BulkService } from '#server/records/revisions/bulk.service.ts';
import type { EditingService } from '#server/records/revisions/editing.service.ts';
import type { HistoryService } from '#server/records/revisions/history/history.service.ts';
import type { Actor } from '#server/records/revisions/opening.service.ts';
import type { PublishingService } from '#server/records/revisions/publishing.service.ts';
import type { ReviewService } from '#server/records/revisions/review/review.service.ts';
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
import { createRecordInput, type RefuseWithoutRight } from './record-input.ts';

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
  readonly refuseWithoutRight: RefuseWithoutRight<Actor>;
}

/** The calls about records. The right is asked for before the body is read: a person without it learns nothing of its form. */
export function installOfficeRecords(register: RegisterCall, office: OfficeRecords): void {
  const { listing, exporting, uses, editing, history, review, publishing, previews, bulk, importing } =
    office;
  const { inputOf, checkedInputOf } = createRecordInput(office.refuseWithoutRight);

  register(describeCollection, async (call) => {
    inputOf('describe', call);
    return listing.describeCollection(call.caller, call.params.collection);
  });
  register(listPlans, (call) => listing.listPlans(listing.requireListable(call.caller), call.input.limit));
  register(listRecords, async (call) => {
    const { caller } = call;
    const query = await checkedInputOf('list', call, (given) => listing.refuseWrongQuery(caller, given));
    return listing.listRecords(caller, query);
  });
  register(exportRecords, async (call) => {
    const { caller, reply } = call;
    const check = (given: { collection: string }) => listing.refuseWrongQuery(caller, given);
    const { format, ...wanted } = await checkedInputOf('export', call, check);
    const lines = exporting.exportLines(caller, wanted);
    if (format === 'json') return sendLines(reply, lines);
    return sendTable(reply, format, exporting.tableOf(caller, wanted.collection, format), lines);
  });
  register(listRecordUses, (call) => uses.listRecordUses(call.caller, inputOf('get', call)));
  register(getRecord, (call) => editing.getRecord(call.caller, inputOf('get', call)));
  register(saveRecord, async (call) => {
    const { caller } = call;
    const input = await checkedInputOf('save', call, (given) => editing.refuseWrongContent(caller, given));
    return editing.saveRecord(caller, input);
  });
  register(submitRevision, async (call) => {
    const input = await checkedInputOf('submit', call, review.refuseNoReviewer);
    return review.submitRevision(call.caller, input);
  });
  register(withdrawRevision, (call) => review.withdrawRevision(call.caller, inputOf('withdraw', call)));
  register(approveRevision, (call) => review.approveRevision(call.caller, inputOf('approve', call)));
  register(rejectRevision, (call) => review.rejectRevision(call.caller, inputOf('reject', call)));
  register(publishRevision, async (call) => {
    const input = await checkedInputOf('publish', call, publishing.refuseEarlyEnd);
    return publishing.publishRevision(call.caller, input);
  });
  register(unpublishRecord, (call) => publishing.unpublishRecord(call.caller, inputOf('unpublish', call)));
  register(cancelPlan, (call) => publishing.cancelPlan(call.caller, inputOf('cancel', call)));
  register(discardRevision, (call) => editing.discardRevision(call.caller, inputOf('discard', call)));
  register(archiveRecord, (call) => publishing.archiveRecord(call.caller, inputOf('archive', call)));
  register(unarchiveRecord, (call) => publishing.unarchiveRecord(call.caller, inputOf('unarchive', call)));
  register(removeRecord, (call) => publishing.removeRecord(call.caller, inputOf('remove', call)));
  register(listRevisions, (call) => history.listRevisions(call.caller, inputOf('revisions', call)));
  register(diffRevisions, (call) => history.diffRevisions(call.caller, inputOf('diff', call)));
  register(previewRevision, (call) => previews.previewRevision(call.caller, inputOf('preview', call)));
  register(restoreRevision, (call) => editing.restoreRevision(call.caller, inputOf('restore', call)));
  register(duplicateRecord, (call) => editing.duplicateRecord(call.caller, inputOf('duplicate', call)));
  register(bulkEdit, (call) => bulk.editMany(call.caller, inputOf('bulk', call)));
  register(importRecords, (call) => importing.importLines(call.caller, inputOf('import', call)));
  register(leaseRecord, (call) => history.leaseRecord(call.caller, inputOf('lease', call)));
}
