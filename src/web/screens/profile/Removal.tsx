import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { deleteForm } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account-screens.ts';
import { moneyMessages } from '#shared/language/ka/money.ts';
import { Button } from '#web/components/Button.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { PasswordField } from '#web/components/forms/PasswordField.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { attempt, callAndTell } from '#web/frames/account/send-form.ts';
import styles from './Profile.module.css';

/** The end of an account: asked for once, and confirmed a second time with the password. */
export function Removal() {
  const [isAsked, setAsked] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{text.profile.remove}</h2>
      <p>{text.profile.removeText}</p>
      {isAsked ? (
        <RemovalForm onCancel={() => setAsked(false)} />
      ) : (
        <Button kind="quiet" onPress={() => setAsked(true)}>
          {text.profile.removeOpen}
        </Button>
      )}
    </section>
  );
}

function RemovalForm({ onCancel }: { readonly onCancel: () => void }) {
  const [hasMoney, setHasMoney] = useState(false);
  const { formProps, errors, isOpen, isBusy } = useForm({
    check: (values) => findErrors(deleteForm, values),
    send: ({ password = '' }) =>
      attempt(async () => {
        await callAndTell('/api/auth/delete/', { password }).catch((error: unknown) => {
          if (error instanceof CallRefused && error.hasCode('balance_left')) setHasMoney(true);
          throw error;
        });
        session.leave();
      }),
  });
  return (
    <form {...formProps}>
      <p>
        <strong>{text.profile.removeSure}</strong>
      </p>
      {hasMoney && (
        <p className={styles.note}>
          <Wallet size={22} aria-hidden />
          {moneyMessages.balanceLeft}
        </p>
      )}
      <PasswordField
        name="password"
        label={text.password}
        autoComplete="current-password"
        error={errors.password}
      />
      <div className={styles.actions}>
        <SubmitButton kind="danger" isOpen={isOpen} isBusy={isBusy}>
          {text.profile.removeSubmit}
        </SubmitButton>
        <Button kind="quiet" onPress={onCancel}>
          {text.profile.removeCancel}
        </Button>
      </div>
    </form>
  );
}
