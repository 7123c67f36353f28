import { arrangingText as text } from '#shared/language/ka/office/arranging.ts';
import { recordText } from '#shared/language/ka/office/office.ts';
import { DateField } from '../fields/dates/DateField.tsx';
import { instantOf } from '../fields/dates/georgian-time.ts';
import { DialogForm } from '../shell/DialogForm.tsx';
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
      <DialogForm
        submit={text.schedule}
        onClose={onClose}
        onSubmit={(values) => {
          const moment = (name: string) => instantOf(String(values.get(name) ?? ''));
          onSubmit({ at: moment('at'), until: moment('until') });
        }}
      >
        <DateField kind="instant" name="at" label={recordText.at} />
        <DateField kind="instant" name="until" label={recordText.until} />
      </DialogForm>
    </OfficeDialog>
  );
}
