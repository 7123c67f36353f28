import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { officeText, recordText } from '#shared/language/ka/office/office.ts';
import { instantOf } from '../fields/georgian-time.ts';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';

/** Asks from when and until when readers have a block as it is now. */
export function ScheduleDialog({
  title,
  onClose,
  onSubmit,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (plan: { at: string | null; until: string | null }) => void;
}) {
  return (
    <OfficeDialog title={text.scheduleTitle(title)} mark={{ 'data-act': 'schedule' }} onClose={onClose}>
      <form
        className="office-form"
        onSubmit={(event) => {
          event.preventDefault();
          const values = new FormData(event.currentTarget);
          const moment = (name: string) => instantOf(String(values.get(name) ?? ''));
          onSubmit({ at: moment('at'), until: moment('until') });
        }}
      >
        <label className="office-field">
          {recordText.at}
          <input type="datetime-local" name="at" className="office-input" />
        </label>
        <label className="office-field">
          {recordText.until}
          <input type="datetime-local" name="until" className="office-input" />
        </label>
        <div className="office-head">
          <button type="submit" className="office-main">
            {text.schedule}
          </button>
          <button type="button" className="office-quiet" onClick={onClose}>
            {officeText.cancel}
          </button>
        </div>
      </form>
    </OfficeDialog>
  );
}
