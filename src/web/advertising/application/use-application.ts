import { useEffect, useRef, useState } from 'react';
import { applyAsClinic, applyAsDoctor } from '#shared/contracts/applications.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
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

/** What the portal said against an application: at its fields, or of the whole. */
interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
}
const noRefusal: Refusal = { fields: {}, text: '' };

/** Reads a refusal; undefined of a failure, of which nothing is said (SPEC.md section 8). */
function readRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof CallRefused) || error.status >= 500) return undefined;
  const atFields = Object.entries(error.fields).map(([name, [first]]) => [name, first?.message ?? '']);
  return { fields: Object.fromEntries(atFields), text: error.error?.__all__?.[0]?.message ?? '' };
}

/**
 * Manages the popup: step 0 is the form, step 1 the confirmation (SPEC.md section 4). A failed request changes nothing; a refusal
 * is said, because whoever is refused would press again in vain.
 */
export function useApplication(kind: ApplicationKind, onClose: () => void) {
  const [step, setStep] = useState<0 | 1>(0);
  const [fields, setFields] = useState(emptyFields);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function close(): void {
    clearTimeout(timer.current);
    setStep(0);
    // What was typed stays, what was wrong with it is said anew.
    setMissing({});
    setRefusal('');
    onClose();
  }

  /** @returns the fields that the portal refused */
  async function send(): Promise<readonly string[]> {
    if (isSending.current) return [];
    const errors = findMissing(kind, fields);
    setMissing(errors);
    setRefusal('');
    if (Object.keys(errors).length > 0) return [];
    isSending.current = true;
    setBusy(true);
    try {
      await sendApplication(kind, fields);
    } catch (error) {
      const refused = readRefusal(error) ?? noRefusal;
      setMissing(refused.fields);
      setRefusal(refused.text);
      return Object.keys(refused.fields);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
    setFields(emptyFields);
    setStep(1);
    timer.current = setTimeout(close, closesAfterMs);
    return [];
  }

  /** Changes fields and removes the errors of those that are now filled in. */
  function change(changes: Partial<Fields>): void {
    setFields((previous) => ({ ...previous, ...changes }));
    const stillMissing = findMissing(kind, { ...fields, ...changes });
    setMissing((previous) =>
      Object.fromEntries(Object.entries(previous).filter(([name]) => name in stillMissing)),
    );
  }
  return { step, fields, missing, refusal, isBusy, change, send, close };
}
