import type { ReactNode, Ref } from 'react';
import { officeText } from '#shared/language/ka/office/office.ts';

interface DialogFormProps {
  readonly ref?: Ref<HTMLFormElement>;
  /** The words of the button that sends the form. */
  readonly submit: string;
  /** What went wrong with the form as a whole. */
  readonly error?: string | undefined;
  readonly isBusy?: boolean;
  /** Whether the caller shows what is wrong with each input, instead of the browser. */
  readonly noValidate?: boolean;
  readonly onSubmit: (values: FormData) => void;
  readonly onClose: () => void;
  /** The inputs. */
  readonly children: ReactNode;
}

/** The form of a dialog: inputs, what went wrong, and the buttons that send it or leave it. */
export function DialogForm({
  ref,
  submit,
  error,
  isBusy = false,
  noValidate = false,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  return (
    <form
      ref={ref}
      className="office-form"
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {children}
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      <div className="office-head">
        <button type="submit" className="office-main" disabled={isBusy}>
          {submit}
        </button>
        <button type="button" className="office-quiet" onClick={onClose}>
          {officeText.cancel}
        </button>
      </div>
    </form>
  );
}
