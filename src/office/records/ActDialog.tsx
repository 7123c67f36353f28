import { noteText } from '#shared/language/ka/office/notes.ts';
import { actNames, recordText } from '#shared/language/ka/office/office.ts';
import { DateField } from '../fields/dates/DateField.tsx';
import { DialogForm } from '../shell/DialogForm.tsx';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';
import { UsesWarning } from './RecordUses.tsx';
import type { OfferedAct } from './record-acts.ts';
import type { Description } from './use-record.ts';

/** Acts after which readers do not find the record any more. */
const takesAway: ReadonlySet<OfferedAct> = new Set(['unpublish', 'archive', 'remove']);
const asksNote: ReadonlySet<OfferedAct> = new Set(['submit', 'approve', 'reject']);

/** Asks what an act needs to know. Inputs are named as the call's. */
export function ActDialog({
  act,
  collection,
  id,
  openNotes,
  reviewers,
  error,
  untilError,
  isBusy,
  onClose,
  onSubmit,
}: {
  readonly act: OfferedAct;
  readonly collection: 'article';
  readonly id: number;
  /** Notes at places of the text that nobody has marked as done. */
  readonly openNotes: number;
  /** Who may be asked for a review. */
  readonly reviewers: Description['reviewers'];
  readonly error: string | undefined;
  /** What is wrong with the end of a plan. */
  readonly untilError: string | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSubmit: (input: Readonly<Record<string, string>>) => void;
}) {
  const title = actNames[act] ?? '';
  return (
    <OfficeDialog title={title} mark={{ 'data-act': act }} onClose={onClose}>
      <DialogForm
        submit={title}
        error={error}
        isBusy={isBusy}
        onClose={onClose}
        onSubmit={(values) =>
          onSubmit(Object.fromEntries([...values].map(([name, value]) => [name, String(value)])))
        }
      >
        {takesAway.has(act) && <UsesWarning collection={collection} id={id} />}
        {act === 'approve' && openNotes > 0 && (
          <p className="office-warning" data-open-notes={openNotes}>
            {noteText.open(openNotes)}
          </p>
        )}
        {act === 'submit' && (
          <label className="office-field">
            {recordText.reviewer}
            <select name="reviewer" className="office-input">
              <option value="">{recordText.anyReviewer}</option>
              {reviewers.map(({ id: account, name }) => (
                <option key={account} value={account}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {asksNote.has(act) && (
          <label className="office-field">
            {act === 'reject' ? recordText.noteNeeded : recordText.note}
            <textarea name="note" className="office-input" rows={3} required={act === 'reject'} />
          </label>
        )}
        {act === 'approve' && <DateField kind="date" name="next_review_at" label={recordText.nextReview} />}
        {act === 'preview' && (
          <label className="office-field">
            {recordText.device}
            <select name="device" className="office-input">
              <option value="desktop">{recordText.desktop}</option>
              <option value="mobile">{recordText.mobile}</option>
            </select>
          </label>
        )}
        {act === 'publish' && (
          <>
            <DateField kind="instant" name="at" label={recordText.at} />
            <DateField kind="instant" name="until" label={recordText.until} error={untilError} />
            <label className="office-check">
              <input type="checkbox" name="small" /> {recordText.small}
            </label>
          </>
        )}
      </DialogForm>
    </OfficeDialog>
  );
}
