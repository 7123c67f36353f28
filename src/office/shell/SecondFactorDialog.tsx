import { useState, useSyncExternalStore } from 'react';
import { renewSecondFactor } from '#shared/contracts/accounts.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { fieldErrorsOf, sentenceOf } from '../data/office-calls.ts';
import { factorRequests } from '../data/second-factor.ts';
import { DeskDialog } from '../desks/DeskDialog.tsx';

const text = officeText.secondFactor;

/** Asks for the code of the second factor where an act needs a fresh one; the act is then done without being asked again. */
export function SecondFactorDialog() {
  const isOpen = useSyncExternalStore(factorRequests.subscribe, factorRequests.isOpen);
  const [failure, setFailure] = useState<{ sentence: string; fields: Readonly<Record<string, string>> }>();
  const [isBusy, setBusy] = useState(false);
  if (!isOpen) return null;

  const close = (isRenewed: boolean) => {
    setFailure(undefined);
    factorRequests.settle(isRenewed);
  };
  async function renew(code: string): Promise<void> {
    setBusy(true);
    try {
      await callApi(renewSecondFactor, { code });
      close(true);
    } catch (problem) {
      setFailure({ sentence: sentenceOf(problem), fields: fieldErrorsOf(problem) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <DeskDialog
      act="second-factor"
      title={text.submit}
      warning={text.why}
      fields={[
        { name: 'code', label: text.code, hint: text.hint, maxLength: 40, autoComplete: 'one-time-code' },
      ]}
      failure={failure}
      isBusy={isBusy}
      onClose={() => close(false)}
      onSubmit={({ code = '' }) => void renew(code)}
    />
  );
}
