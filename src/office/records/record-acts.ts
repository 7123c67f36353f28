import type { RecordAct } from '#shared/access/record-rights.ts';
import {
  approveRevision,
  archiveRecord,
  cancelPlan,
  discardRevision,
  publishRevision,
  rejectRevision,
  removeRecord,
  submitRevision,
  unarchiveRecord,
  unpublishRecord,
  withdrawRevision,
} from '#shared/contracts/office/publication.ts';
import { duplicateRecord } from '#shared/contracts/office/records.ts';
import { callOffice } from '../data/office-calls.ts';
import { instantOf } from '../fields/dates/georgian-time.ts';
import { showPreview } from './show-preview.ts';
import type { Description } from './use-record.ts';

const offerable = [
  'preview',
  'submit',
  'withdraw',
  'approve',
  'reject',
  'publish',
  'unpublish',
  'cancel',
  'discard',
  'duplicate',
  'archive',
  'unarchive',
  'remove',
] as const satisfies readonly RecordAct[];
export type OfferedAct = (typeof offerable)[number];

/** Acts that ask something, or take something away, before they are done. */
export const dialogActs: ReadonlySet<OfferedAct> = new Set([
  'preview',
  'submit',
  'approve',
  'reject',
  'publish',
  'unpublish',
  'discard',
  'archive',
  'remove',
]);

interface RecordCondition {
  readonly state: string;
  /** How far the working revision is; undefined where there is none. */
  readonly working: string | undefined;
  readonly hasPlan: boolean;
}

/** Lists the acts that make sense now and that the person has the right to. */
export function offeredActs(
  { rights, needs_review, states }: Description,
  now: RecordCondition,
): OfferedAct[] {
  const { state, working, hasPlan } = now;
  const hasStates = states.includes('archived');
  const isOut = state === 'published';
  const makesSense: Readonly<Record<OfferedAct, boolean>> = {
    preview: working !== undefined,
    submit: needs_review && working === 'draft',
    withdraw: working === 'in_review',
    approve: working === 'in_review',
    reject: working === 'in_review',
    publish: working !== undefined,
    unpublish: hasStates && isOut,
    cancel: hasPlan,
    discard: working !== undefined,
    duplicate: true,
    archive: hasStates && state !== 'archived',
    unarchive: state === 'archived',
    remove: !isOut && state !== 'archived',
  };
  return offerable.filter((act) => makesSense[act] && rights.includes(act));
}

/** The act that a record waits for most; the others stand quietly beside it. */
export const mainAct = (needsReview: boolean, working: string | undefined): OfferedAct =>
  working === 'in_review' ? 'approve' : needsReview && working !== 'approved' ? 'submit' : 'publish';

/** What may be done with a submitted revision while a newer text is being written. */
export const reviewActs = ({ rights }: Description): OfferedAct[] =>
  (['preview', 'withdraw', 'approve', 'reject'] as const).filter((act) => rights.includes(act));

interface ActedRecord {
  readonly collection: 'article';
  readonly id: number;
  readonly version: number;
  readonly revision: number;
}

interface Done {
  /** The address at which it is found now. */
  readonly url?: string | null | undefined;
  /** Nothing of the record has changed. */
  readonly isUnchanged?: true;
  /** Where the person goes, as the record is no more, or another one. */
  readonly goTo?: string;
}

/** Does an act with what its dialog asked. */
export async function performAct(
  act: OfferedAct,
  { collection, id, version, revision }: ActedRecord,
  {
    note = '',
    reviewer = '',
    next_review_at = '',
    at = '',
    until = '',
    small,
    device,
  }: Readonly<Record<string, string>>,
): Promise<Done> {
  const ofRevision = { collection, id, revision, note: note.trim() || null };
  const seen = { collection, id, version };
  const list = `/records/${collection}/`;
  switch (act) {
    case 'preview': {
      const shown = await showPreview(
        { collection, id, revision },
        device === 'mobile' ? 'mobile' : 'desktop',
      );
      return { url: shown, isUnchanged: true };
    }
    case 'submit':
      await callOffice(submitRevision, { ...ofRevision, reviewer: Number(reviewer) || null });
      return {};
    case 'withdraw':
      await callOffice(withdrawRevision, ofRevision);
      return {};
    case 'approve':
      await callOffice(approveRevision, { ...ofRevision, next_review_at: next_review_at || null });
      return {};
    case 'reject':
      await callOffice(rejectRevision, { ...ofRevision, note });
      return {};
    case 'publish': {
      const moments = { at: instantOf(at), until: instantOf(until) };
      const { state, url } = await callOffice(publishRevision, {
        collection,
        id,
        revision,
        ...moments,
        small: small === 'on',
      });
      return state === 'published' ? { url } : {};
    }
    case 'unpublish':
      await callOffice(unpublishRecord, seen);
      return {};
    case 'cancel':
      await callOffice(cancelPlan, seen);
      return {};
    case 'discard': {
      const { state } = await callOffice(discardRevision, seen);
      return state === null ? { goTo: list } : {};
    }
    case 'duplicate':
      return { goTo: `${list}${(await callOffice(duplicateRecord, { collection, id })).id}/` };
    case 'archive':
      await callOffice(archiveRecord, seen);
      return {};
    case 'unarchive':
      await callOffice(unarchiveRecord, seen);
      return {};
    case 'remove':
      await callOffice(removeRecord, seen);
      return { goTo: list };
  }
}
