import { MailWarning } from 'lucide-react';
import { todayAt } from '#shared/accounts/fields.ts';
import { confirmAgain } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { AccountArea } from '#web/layouts/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { attempt, showMessage } from '#web/layouts/account/send-form.ts';
import { useConfirmedNotice } from '#web/layouts/account/use-confirmed-notice.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { DataForm } from './DataForm.tsx';
import { MyData } from './MyData.tsx';
import { Notices } from './Notices.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './Profile.module.css';
import { Removal } from './Removal.tsx';
import { SessionList } from './SessionList.tsx';

interface ProfileData {
  readonly thisYear: number;
}

export const screen = defineScreen<ProfileData>({
  load: async () => ({ thisYear: Number(todayAt(Date.now()).slice(0, 4)) }),
  describe: () => describeAccountScreen(text.profile.label, paths.profile),
  View: ProfileView,
});

const sendAgain = () => void attempt(async () => showMessage(await callApi(confirmAgain, {})));

function ProfileView({ data: { thisYear } }: { readonly data: ProfileData }) {
  useConfirmedNotice();
  return (
    <AccountArea current="profile" title={text.profile.label}>
      {(user) => (
        <>
          {!user.email_verified && (
            <p className={styles.note}>
              <MailWarning size={22} aria-hidden />
              {text.profile.unconfirmed}
              <Button kind="quiet" onPress={sendAgain}>
                {text.profile.confirmAgain}
              </Button>
            </p>
          )}
          <DataForm user={user} thisYear={thisYear} />
          <PasswordForm email={user.email} />
          <PasskeyList />
          <SessionList />
          <Notices />
          <MyData />
          <Removal balance={user.balance} />
        </>
      )}
    </AccountArea>
  );
}
