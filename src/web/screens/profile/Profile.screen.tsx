import { MailWarning } from 'lucide-react';
import { todayAt } from '#shared/accounts/fields.ts';
import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { paths } from '#shared/paths/paths.ts';
import { AccountArea } from '#web/frames/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { useConfirmedNotice } from '#web/frames/account/use-confirmed-notice.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { DataForm } from './DataForm.tsx';
import { MyData } from './MyData.tsx';
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
            </p>
          )}
          <DataForm user={user} thisYear={thisYear} />
          <PasswordForm email={user.email} />
          <SessionList />
          <MyData />
          <Removal />
        </>
      )}
    </AccountArea>
  );
}
