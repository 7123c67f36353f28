import { useCallback, useEffect, useState } from 'react';
import { describeUserAgent } from '#shared/accounts/describe-user-agent.ts';
import { formatDate } from '#shared/content/dates.ts';
import { endOtherSessions, endSession, listSessions, type SessionInfo } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { attempt, showMessage } from '#web/layouts/account/send-form.ts';
import styles from './Profile.module.css';

/** Lists the account's sessions, and ends one of the others or all of them. */
export function SessionList() {
  const [sessions, setSessions] = useState<readonly SessionInfo[]>([]);
  const load = useCallback(async () => {
    setSessions((await callApi(listSessions, {})).sessions);
  }, []);
  useEffect(() => void attempt(load), [load]);
  const endOne = (id: string) =>
    void attempt(async () => {
      showMessage(await callApi(endSession, { id }));
      await load();
    });
  const endOthers = () =>
    void attempt(async () => {
      showMessage(await callApi(endOtherSessions, {}));
      await load();
    });
  return (
    <section className={styles.section}>
      <h2>{text.profile.sessions}</h2>
      <ul className={styles.sessions}>
        {sessions.map(({ id, agent, address, used_at, is_current }) => (
          <li key={id} className={styles.session} data-session={is_current ? 'current' : 'other'}>
            <span>
              {describeUserAgent(agent) || text.profile.unknownAgent}
              <small>
                {is_current ? text.profile.thisOne : text.profile.lastUsed(formatDate(used_at))} · {address}
              </small>
            </span>
            {!is_current && (
              <Button kind="quiet" onPress={() => endOne(id)}>
                {text.profile.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button kind="quiet" onPress={endOthers}>
          {text.profile.endOthers}
        </Button>
      )}
    </section>
  );
}
