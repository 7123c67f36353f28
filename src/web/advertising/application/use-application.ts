import { useEffect, useRef, useState } from 'react';
import { applyAsClinic, applyAsDoctor } from '#shared/contracts/applications.ts';
import { sendCall } from '#web/data/session/send-call.ts';
import { readCookie } from '#web/data/session/token-cookies.ts';
import {
  type ApplicationKind,
  emptyFields,
  type Fields,
  findMissing,
  selectedIds,
} from './application-fields.ts';

/** How long the confirmation is shown before the popup closes, in milliseconds (SPEC.md section 9). */
const closesAfterMs = 5_000;

function sendApplication(
  kind: ApplicationKind,
  { name, phone, profession, choices }: Fields,
): Promise<unknown> {
  const form = {
    csrfmiddlewaretoken: readCookie('csrftoken') ?? window.constants?.csrf_token ?? '',
    name: name.trim(),
    phone,
  };
  const ids = selectedIds(choices);
  return kind === 'doctors'
    ? sendCall(applyAsDoctor, { ...form, profession, clinics: ids })
    : sendCall(applyAsClinic, { ...form, branches: ids });
}

/**
 * Manages the popup: step 0 is the form, step 1 the confirmation (SPEC.md section 4). A failed request changes
 * nothing.
 */
export function useApplication(kind: ApplicationKind, onClose: () => void) {
  const [step, setStep] = useState<0 | 1>(0);
  const [fields, setFields] = useState(emptyFields);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function close(): void {
    clearTimeout(timer.current);
    setStep(0);
    onClose();
  }

  async function send(): Promise<void> {
    if (isSending.current) return;
    const errors = findMissing(kind, fields);
    setMissing(errors);
    if (Object.keys(errors).length > 0) return;
    isSending.current = true;
    try {
      await sendApplication(kind, fields);
    } catch {
      return;
    } finally {
      isSending.current = false;
    }
    setFields(emptyFields);
    setStep(1);
    timer.current = setTimeout(close, closesAfterMs);
  }

  /** Changes fields and removes the errors of those that are now filled in. */
  function change(changes: Partial<Fields>): void {
    setFields((previous) => ({ ...previous, ...changes }));
    const stillMissing = findMissing(kind, { ...fields, ...changes });
    setMissing((previous) =>
      Object.fromEntries(Object.entries(previous).filter(([name]) => name in stillMissing)),
    );
  }
  return { step, fields, missing, change, send, close };
}
