import { useCallback, useEffect, useState } from 'react';
import { describeUserAgent } from '#shared/accounts/describe-user-agent.ts';
import { formatDate } from '#shared/content/dates.ts';
import { listPasskeys, type PasskeyInfo, removePasskey } from '#shared/contracts/passkeys.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { addPasskey } from '#web/data/session/passkeys.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { showPasskeyOutcome } from '#web/layouts/account/passkey-outcome.ts';
import { attempt, showMessage } from '#web/layouts/account/send-form.ts';
import styles from './Profile.module.css';

/** Lists the account's passkeys, adds one of this device and removes others. */
export function PasskeyList() {
  const [passkeys, setPasskeys] = useState<readonly PasskeyInfo[]>([]);
  const load = useCallback(async () => {
    setPasskeys((await callApi(listPasskeys, {})).passkeys);
  }, []);
  useEffect(() => void attempt(load), [load]);
  const add = () =>
    void attempt(async () => {
      const outcome = await addPasskey();
      if (outcome !== 'done') return showPasskeyOutcome(outcome);
      showAccountToast('success', text.profile.passkeyAdded);
      await load();
    });
  const remove = (id: number) =>
    void attempt(async () => {
      showMessage(await callApi(removePasskey, { id }));
      await load();
    });
  return (
    <section className={styles.section}>
      <h2>{text.profile.passkeys}</h2>
      <p>{text.profile.passkeysText}</p>
      {passkeys.length > 0 && (
        <ul className={styles.sessions}>
          {passkeys.map(({ id, agent, created_at, used_at }) => (
            <li key={id} className={styles.session} data-passkey={id}>
              <span>
                {describeUserAgent(agent) || text.profile.unknownAgent}
                <small>
                  {used_at
                    ? text.profile.lastUsed(formatDate(used_at))
                    : text.profile.addedOn(formatDate(created_at))}
                </small>
              </span>
              <Button kind="quiet" onPress={() => remove(id)}>
                {text.profile.removePasskey}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button kind="quiet" onPress={add}>
        {text.profile.addPasskey}
      </Button>
    </section>
  );
}
