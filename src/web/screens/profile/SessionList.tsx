import { useCallback, useEffect, useState } from 'react';
import { formatDate } from '#shared/content/dates.ts';
import type { SessionInfo } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { Button } from '#web/components/Button.tsx';
import { session } from '#web/data/session/browser-session.ts';
import { attempt, callAndTell } from '#web/frames/account/send-form.ts';
import { nameAgent } from './name-agent.ts';
import styles from './Profile.module.css';

/** Where this account is signed in, and the end of all but this one. */
export function SessionList() {
  const [sessions, setSessions] = useState<readonly SessionInfo[]>([]);
  const load = useCallback(async () => {
    const answer = (await session.call('/api/auth/sessions/', {})) as { sessions: readonly SessionInfo[] };
    setSessions(answer.sessions);
  }, []);
  useEffect(() => void attempt(load), [load]);
  const endOthers = () =>
    void attempt(async () => {
      await callAndTell('/api/auth/sessions/end-others/', {});
      await load();
    });
  return (
    <section className={styles.section}>
      <h2>{text.profile.sessions}</h2>
      <ul className={styles.sessions}>
        {sessions.map(({ id, agent, address, used_at, is_current }) => (
          <li key={id} className={styles.session} data-session={is_current ? 'current' : 'other'}>
            <span>{nameAgent(agent) || text.profile.unknownAgent}</span>
            <small>
              {is_current ? text.profile.thisOne : text.profile.lastUsed(formatDate(used_at))} · {address}
            </small>
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
