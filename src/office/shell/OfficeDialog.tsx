import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { officeText } from '#shared/language/ka/office/office.ts';

interface OfficeDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The attribute by which programs find the dialog. */
  readonly mark: { readonly 'data-act': string } | { readonly 'data-command': '' };
}

/** A modal dialog of the browser's own: it keeps the focus, and Escape closes it. */
export function OfficeDialog({ title, onClose, children, mark }: OfficeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the page: the browser then gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser would choose the button that closes it, which stands first.
    element?.querySelector<HTMLElement>('form :is(input:not([type=hidden]), select, textarea)')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      // biome-ignore lint/a11y/noRedundantRoles: programs find dialogs by the attribute (OFFICE.md)
      role="dialog"
      aria-label={title}
      className="office-dialog"
      onCancel={onClose}
      {...mark}
    >
      <div className="office-dialog-head">
        <h2>{title}</h2>
        <button type="button" className="office-quiet" aria-label={officeText.close} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
