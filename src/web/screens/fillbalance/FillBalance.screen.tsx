import { CreditCard, Landmark } from 'lucide-react';
import { useRef } from 'react';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { formMessages } from '#shared/language/ka/forms.ts';
import { payments as text } from '#shared/language/ka/payments.ts';
import { showGel } from '#shared/money/show.ts';
import { leastTopUp, mostTopUp, parseGel, spellGel } from '#shared/money/tetri.ts';
import { paths } from '#shared/paths/paths.ts';
import { ChoiceCards } from '#web/components/forms/ChoiceCards.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { Panel } from '#web/components/Panel.tsx';
import { AccountArea } from '#web/frames/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { attempt } from '#web/frames/account/send-form.ts';
import { pay } from '#web/frames/payment/pay.ts';
import { defineScreen } from '#web/frames/screen.ts';
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
  const form = useRef<HTMLDivElement>(null);
  const { formProps, errors, isOpen, isBusy } = useForm({
    check: ({ value = '' }) => findWrong(value),
    send: ({ value = '', method }) =>
      attempt(async () => {
        await pay(method === 'bog' ? 'bog' : 'cartu', { value: spellGel(value) });
      }),
  });
  const choose = (amount: string) => {
    const input = form.current?.querySelector('input[name=value]');
    if (input instanceof HTMLInputElement) input.value = amount;
  };
  return (
    <Panel>
      <p className={styles.now}>
        {text.fill.now} <strong data-balance={user.balance}>{showGel(user.balance)}</strong>
      </p>
      <form {...formProps}>
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
              <button key={amount} type="button" className={styles.chip} onClick={() => choose(amount)}>
                {showGel(amount.replace('.00', ''))}
              </button>
            ))}
          </fieldset>
        </div>
        <ChoiceCards
          name="method"
          label={text.choice.label}
          defaultValue="cartu"
          choices={[
            {
              value: 'cartu',
              title: text.choice.cartu,
              hint: text.choice.cartuHint,
              end: <CreditCard size={24} aria-hidden />,
            },
            {
              value: 'bog',
              title: text.choice.bog,
              hint: text.choice.bogHint,
              end: <Landmark size={24} aria-hidden />,
            },
          ]}
        />
        <p className={styles.once}>{text.choice.once}</p>
        <SubmitButton isOpen={isOpen} isBusy={isBusy}>
          {isBusy ? text.choice.leaving : text.fill.submit}
        </SubmitButton>
      </form>
    </Panel>
  );
}

function findWrong(value: string): Record<string, string> {
  if (spellGel(value) === '') return { value: formMessages.required };
  const amount = parseGel(spellGel(value));
  return amount !== undefined && amount >= leastTopUp && amount <= mostTopUp
    ? {}
    : { value: formMessages.amount };
}
