import { useEffect, useRef, useState } from 'react';
import { postOverHttp } from '#web/data/session/post.ts';
import { readCookie } from '#web/data/session/token-cookies.ts';
import {
  type ApplicationKind,
  emptyFields,
  type Fields,
  findMissing,
  formBody,
} from './application-fields.ts';

/** SPEC.md section 9: how long the confirmation stands before the popup closes itself. */
const closesAfterMs = 5_000;

const paths = {
  doctors: '/api/become_recommended/doctor/',
  clinics: '/api/become_recommended/clinic/',
} as const;

/** SPEC.md section 4: step 0 is the form, step 1 the confirmation. What cannot be sent changes nothing. */
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
    const found = findMissing(kind, fields);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    isSending.current = true;
    try {
      const csrf = readCookie('csrftoken') ?? window.constants?.csrf_token ?? '';
      await postOverHttp(paths[kind], {
        body: formBody(kind, fields, csrf),
        type: 'application/x-www-form-urlencoded',
      });
    } catch {
      return;
    } finally {
      isSending.current = false;
    }
    setFields(emptyFields);
    setStep(1);
    timer.current = setTimeout(close, closesAfterMs);
  }

  /** What is given now is no longer told to be missing. */
  function change(part: Partial<Fields>): void {
    setFields((known) => ({ ...known, ...part }));
    const still = findMissing(kind, { ...fields, ...part });
    setMissing((known) => Object.fromEntries(Object.entries(known).filter(([name]) => name in still)));
  }
  return { step, fields, missing, change, send, close };
}
