import { CircleCheck, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { applications as text } from '#shared/language/ka/directories/applications.ts';
import { recommended } from '#shared/language/ka/directories/recommended.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import styles from './ApplicationPopup.module.css';
import type { ApplicationKind } from './application-fields.ts';
import { useApplication } from './use-application.ts';

export interface ApplicationPopupProps {
  readonly kind: ApplicationKind;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Renders the application to become a recommended doctor or clinic. Typed values survive closing the popup. */
export function ApplicationPopup({ kind, isOpen, onClose }: ApplicationPopupProps) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { step, fields, missing, refusal, isBusy, change, send, close } = useApplication(kind, onClose);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    // The submit button disappears with the form, so the focus moves to the close button.
    if (step === 1) closer.current?.focus();
  }, [step]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key.
    <dialog
      ref={dialog}
      // biome-ignore lint/a11y/noRedundantRoles: the name tests and scripts know it by (CONTRACT.md section 8).
      role="dialog"
      className={styles.popup}
      data-popup="become-recommended"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={title}>
            {recommended.become[kind]}
          </h2>
          <button ref={closer} type="button" className={styles.close} aria-label={text.close} onClick={close}>
            <X size={24} aria-hidden />
          </button>
        </div>
        {step === 0 ? (
          <>
            <p className={styles.about}>{text.about}</p>
            <ApplicationForm
              kind={kind}
              fields={fields}
              missing={missing}
              refusal={refusal}
              isBusy={isBusy}
              onChange={change}
              onSend={send}
            />
          </>
        ) : (
          <p className={styles.sent} role="status">
            <CircleCheck size={40} aria-hidden />
            {text.sent}
          </p>
        )}
      </div>
    </dialog>
  );
}
