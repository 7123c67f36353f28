import { useRef } from 'react';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { payments as text } from '#shared/language/ka/payments/payments.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import { showGel } from '#shared/money/show.ts';
import { maxTopUp, minTopUp, parseGel, spellGel } from '#shared/money/tetri.ts';
import { paths } from '#shared/paths/paths.ts';
import { Panel } from '#web/components/cards/Panel.tsx';
import { ChoiceCards } from '#web/components/forms/choices/ChoiceCards.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { AccountArea } from '#web/layouts/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { bankChoices } from '#web/layouts/payment/PaymentChoice.tsx';
import { pay } from '#web/layouts/payment/pay.ts';
import { useOpenBanks } from '#web/layouts/payment/use-open-banks.ts';
import styles from './FillBalance.module.css';

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => describeAccountScreen(text.fill.label, paths.fillbalance),
  View: FillBalanceView,
});

function FillBalanceView() {
  return (
    <AccountArea current="fillbalance" title={text.fill.label}>
      {(user) => <FillForm user={user} />}
    </AccountArea>
  );
}

const quick = ['10.00', '20.00', '50.00', '100.00'] as const;

function FillForm({ user }: { readonly user: UserInfo }) {
  const banks = useOpenBanks();
  if (!banks) return null;
  return banks.length > 0 ? (
    <AmountForm user={user} banks={banks} />
  ) : (
    <Panel>
      <p>{text.choice.noBanks}</p>
    </Panel>
  );
}

function AmountForm({
  user,
  banks,
}: {
  readonly user: UserInfo;
  readonly banks: readonly ('cartu' | 'bog')[];
}) {
  const form = useRef<HTMLDivElement>(null);
  const { formProps, errors, canSubmit, isBusy } = useForm({
    check: ({ value = '' }) => validateAmount(value),
    send: ({ value = '', method }) =>
      attempt(async () => {
        await pay(method === 'bog' ? 'bog' : 'cartu', { value: spellGel(value) });
      }),
  });
  const fillAmount = (amount: string) => {
    const input = form.current?.querySelector('input[name=value]');
    if (input instanceof HTMLInputElement) input.value = amount;
  };
  return (
    <Panel>
      <p className={styles.now}>
        {text.fill.now} <strong data-balance={user.balance}>{showGel(user.balance)}</strong>
      </p>
      <Form {...formProps}>
        <div ref={form} className={styles.amount}>
          <Field
            name="value"
            label={text.fill.amount}
            hint={text.fill.amountHint}
            inputMode="decimal"
            maxLength={10}
            autoComplete="off"
            error={errors.value}
          />
          <fieldset className={styles.quick} aria-label={text.fill.quick}>
            {quick.map((amount) => (
              <button key={amount} type="button" className={styles.chip} onClick={() => fillAmount(amount)}>
                {showGel(amount.replace('.00', ''))}
              </button>
            ))}
          </fieldset>
        </div>
        <ChoiceCards
          name="method"
          label={text.choice.label}
          defaultValue={banks[0]}
          choices={banks.map((bank) => bankChoices[bank])}
        />
        <p className={styles.once}>{text.choice.once}</p>
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {isBusy ? text.choice.leaving : text.fill.submit}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

function validateAmount(value: string): Record<string, string> {
  if (spellGel(value) === '') return { value: formMessages.required };
  const amount = parseGel(spellGel(value));
  return amount !== undefined && amount >= minTopUp && amount <= maxTopUp
    ? {}
    : { value: formMessages.amount };
}
