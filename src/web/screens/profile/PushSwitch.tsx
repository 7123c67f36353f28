import { useEffect, useState } from 'react';
import { notices as text } from '#shared/language/ka/account/notices.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { showAccountToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import { canReceivePush, findSubscription, startTelling, stopTelling } from './push-subscription.ts';

/** Has this browser told of answers, or no longer; it asks for nothing before it is pressed. */
export function PushSwitch() {
  const [isOn, setOn] = useState<boolean>();
  useEffect(() => {
    if (canReceivePush())
      findSubscription()
        .then((found) => setOn(found !== undefined))
        .catch(() => undefined);
  }, []);
  if (isOn === undefined) return null;
  const start = async () => {
    const outcome = await startTelling();
    if (outcome !== 'on')
      return showAccountToast('error', outcome === 'denied' ? text.pushDenied : text.pushFailed);
    setOn(true);
    showAccountToast('success', text.pushDone);
  };
  const stop = async () => {
    await stopTelling();
    setOn(false);
    showAccountToast('success', text.pushStopped);
  };
  return (
    <>
      <h3>{text.push}</h3>
      <p>{text.pushText}</p>
      <Button kind="quiet" onPress={() => void attempt(isOn ? stop : start)}>
        {isOn ? text.pushOff : text.pushOn}
      </Button>
    </>
  );
}
