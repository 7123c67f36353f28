import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { deleteForm } from '#shared/accounts/forms.ts';
import { deleteAccount } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { moneyMessages } from '#shared/language/ka/payments/money.ts';
import { PasswordField } from '#web/components/forms/account/PasswordField.tsx';
import { Button } from '#web/components/forms/Button.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { callApi, session } from '#web/data/session/browser-session.ts';
import { CallRefused } from '#web/data/session/call-refused.ts';
import { attempt, showMessage } from '#web/layouts/account/send-form.ts';
import styles from './Profile.module.css';

/** Deletes the account after a confirmation with the password. */
export function Removal() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section className={styles.section}>
      <h2>{text.profile.remove}</h2>
      <p>{text.profile.removeText}</p>
      {isConfirming ? (
        <RemovalForm onCancel={() => setConfirming(false)} />
      ) : (
        <Button kind="quiet" onPress={() => setConfirming(true)}>
          {text.profile.removeOpen}
        </Button>
      )}
    </section>
  );
}

function RemovalForm({ onCancel }: { readonly onCancel: () => void }) {
  const [hasMoney, setHasMoney] = useState(false);
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => findErrors(deleteForm, values),
    send: ({ password = '' }) =>
      attempt(async () => {
        const answer = await callApi(deleteAccount, { password }).catch((error: unknown) => {
          if (error instanceof CallRefused && error.hasCode('balance_left')) setHasMoney(true);
          throw error;
        });
        showMessage(answer);
        session.forget();
      }),
  });
  return (
    <Form {...formProps}>
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
        <SubmitButton kind="danger" canSubmit={canSubmit} isBusy={isBusy}>
          {text.profile.removeSubmit}
        </SubmitButton>
        <Button kind="quiet" onPress={onCancel}>
          {text.profile.removeCancel}
        </Button>
      </div>
    </Form>
  );
}
