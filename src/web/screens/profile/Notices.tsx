import { useState } from 'react';
import { type NoticeKind, noticeKinds } from '#shared/accounts/notice-kinds.ts';
import { chooseNotice, listNotices, type NoticeChoices } from '#shared/contracts/notices.ts';
import { notices as text } from '#shared/language/ka/account/notices.ts';
import { CheckField } from '#web/components/forms/CheckField.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { showAccountToast } from '#web/data/toasts.ts';
import { LoadedPart } from '#web/layouts/account/LoadedPart.tsx';
import { attempt } from '#web/layouts/account/send-form.ts';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import styles from './Profile.module.css';
import { PushSwitch } from './PushSwitch.tsx';

/** Chooses which mails the account wants, each saved as it is pressed, and whether this browser is told. */
export function Notices() {
  const loaded = useLoaded('notices', () => callApi(listNotices, {}));
  // What is pressed shows at once; the answer says what is stored.
  const [pressed, setPressed] = useState<Partial<Record<NoticeKind, boolean>>>({});
  const choose = (kind: NoticeKind, on: boolean) =>
    void attempt(async () => {
      setPressed((others) => ({ ...others, [kind]: on }));
      await callApi(chooseNotice, { kind, on: on ? 'true' : 'false' });
      showAccountToast('success', text.saved);
    }).then((refused) => refused && setPressed((others) => ({ ...others, [kind]: !on })));
  return (
    <section className={styles.section} data-notices>
      <h2>{text.title}</h2>
      <LoadedPart loaded={loaded}>
        {(choices: NoticeChoices) => (
          <fieldset className={styles.choices}>
            <legend>{text.mail}</legend>
            {noticeKinds
              .filter((kind) => !choices.always.includes(kind))
              .map((kind) => (
                <CheckField
                  key={kind}
                  name={kind}
                  checked={pressed[kind] ?? !choices.off.includes(kind)}
                  onChange={({ currentTarget }) => choose(kind, currentTarget.checked)}
                >
                  {text.kinds[kind]}
                </CheckField>
              ))}
          </fieldset>
        )}
      </LoadedPart>
      <p className={styles.known}>{text.always}</p>
      <PushSwitch />
    </section>
  );
}
