import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { deleteForm } from '#shared/accounts/forms.ts';
import { deleteAccount, listLeavingChoices } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { showGel } from '#shared/money/show.ts';
import { PasswordField } from '#web/components/forms/account/PasswordField.tsx';
import { Button } from '#web/components/forms/Button.tsx';
import { ChoiceCards } from '#web/components/forms/choices/ChoiceCards.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { findErrors } from '#web/components/forms/field-errors.ts';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { type FormValues, useForm } from '#web/components/forms/use-form.ts';
import { callApi, session } from '#web/data/session/browser-session.ts';
import { attempt, showMessage } from '#web/layouts/account/send-form.ts';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import styles from './Profile.module.css';

/** Deletes the account after a confirmation with the password; its owner says what becomes of a balance. */
export function Removal({ balance }: { readonly balance: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const [accepted, setAccepted] = useState('');
  return (
    <section className={styles.section}>
      <h2>{text.profile.remove}</h2>
      <p>{text.profile.removeText}</p>
      {accepted && (
        <p className={styles.note} role="status" data-leaving>
          <Wallet size={22} aria-hidden />
          {accepted}
        </p>
      )}
      {isConfirming && !accepted ? (
        <RemovalForm balance={balance} onCancel={() => setConfirming(false)} onAccepted={setAccepted} />
      ) : (
        !accepted && (
          <Button kind="quiet" onPress={() => setConfirming(true)}>
            {text.profile.removeOpen}
          </Button>
        )
      )}
    </section>
  );
}

interface RemovalFormProps {
  /** GEL with two decimals. */
  readonly balance: string;
  readonly onCancel: () => void;
  /** The balance is asked for, and the account goes once it is paid out. */
  readonly onAccepted: (message: string) => void;
}

function RemovalForm({ balance, onCancel, onAccepted }: RemovalFormProps) {
  const hasMoney = Number(balance) > 0;
  const [choice, setChoice] = useState('');
  const possible = useLoaded('leaving', () => callApi(listLeavingChoices, {}));
  const toPayload = ({ password = '', balance: given = '', iban = '', holder = '' }: FormValues) => ({
    password,
    ...(given === 'refund' ? { balance: 'refund' as const, iban, holder } : {}),
    ...(given === 'card' ? { balance: 'card' as const } : {}),
    ...(given === 'give_up' ? { balance: 'give_up' as const } : {}),
  });
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: (values) => ({
      ...findErrors(deleteForm, toPayload(values)),
      ...(hasMoney && !values.balance ? { balance: text.removal.choose } : {}),
    }),
    send: (values) =>
      attempt(async () => {
        const answer = await callApi(deleteAccount, toPayload(values));
        if (!answer.removed) return onAccepted(answer.msg);
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
        <ChoiceCards
          name="balance"
          label={text.removal.balance(showGel(balance))}
          error={errors.balance}
          onChoose={setChoice}
          choices={[
            ...(possible.data?.card
              ? [{ value: 'card', title: text.removal.card, hint: text.removal.cardHint }]
              : []),
            { value: 'refund', title: text.removal.refund, hint: text.removal.refundHint },
            { value: 'give_up', title: text.removal.giveUp, hint: text.removal.giveUpHint },
          ]}
        />
      )}
      {choice === 'refund' && (
        <>
          <Field
            name="iban"
            label={text.removal.iban}
            hint={text.removal.ibanHint}
            maxLength={42}
            error={errors.iban}
          />
          <Field name="holder" label={text.removal.holder} maxLength={120} error={errors.holder} />
        </>
      )}
      <PasswordField
        name="password"
        label={text.password}
        autoComplete="current-password"
        error={errors.password}
      />
      <div className={styles.actions}>
        <SubmitButton kind="danger" canSubmit={canSubmit} isBusy={isBusy}>
          {choice === 'refund' || choice === 'card' ? text.removal.ask : text.profile.removeSubmit}
        </SubmitButton>
        <Button kind="quiet" onPress={onCancel}>
          {text.profile.removeCancel}
        </Button>
      </div>
    </Form>
  );
}
