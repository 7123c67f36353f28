import { CreditCard, Landmark, Package, Wallet } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#shared/content/dates.ts';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { payments as text } from '#shared/language/ka/payments/payments.ts';
import { showGel } from '#shared/money/show.ts';
import { parseGel } from '#shared/money/tetri.ts';
import { paths } from '#shared/paths/paths.ts';
import { type Choice, ChoiceCards } from '#web/components/forms/choices/ChoiceCards.tsx';
import { Form } from '#web/components/forms/Form.tsx';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { useForm } from '#web/components/forms/use-form.ts';
import { attempt } from '../account/send-form.ts';
import styles from './PaymentChoice.module.css';
import { type Payment, type PaymentMethod, pay } from './pay.ts';
import { useOpenBanks } from './use-open-banks.ts';

interface PaymentChoiceProps {
  readonly user: UserInfo;
  readonly payment: Payment;
  /** Price in GEL with two decimals. */
  readonly price: string;
  /** A bought package that can pay for the question. */
  readonly ownPackage?: { readonly questions_left: number; readonly valid_until: string } | undefined;
  readonly onPaid: () => void;
}

const icon = { size: 24, 'aria-hidden': true } as const;

/** The card of each bank. */
export const bankChoices: Readonly<Record<'cartu' | 'bog', Choice>> = {
  cartu: {
    value: 'cartu',
    title: text.choice.cartu,
    hint: text.choice.cartuHint,
    end: <CreditCard {...icon} />,
  },
  bog: { value: 'bog', title: text.choice.bog, hint: text.choice.bogHint, end: <Landmark {...icon} /> },
};

/** Renders the price and the payment methods, each with an explanation. A bank that is closed is not among them. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const banks = useOpenBanks();
  return banks && <PaymentForm {...props} banks={banks} />;
}

function PaymentForm({
  user,
  payment,
  price,
  ownPackage,
  onPaid,
  banks,
}: PaymentChoiceProps & { readonly banks: readonly ('cartu' | 'bog')[] }) {
  const isBalanceTooLow = (parseGel(user.balance) ?? 0) < (parseGel(price) ?? 0);
  const defaultMethod: PaymentMethod = ownPackage
    ? 'package'
    : isBalanceTooLow
      ? (banks[0] ?? 'balance')
      : 'balance';
  const [method, setMethod] = useState<PaymentMethod>(defaultMethod);
  const { formProps, canSubmit, isBusy } = useForm({
    check: () => ({}),
    send: () =>
      attempt(async () => {
        if (await pay(method, payment)) onPaid();
      }),
  });
  const choices: Choice[] = [
    ...(ownPackage
      ? [
          {
            value: 'package',
            title: text.choice.package,
            hint: text.choice.packageHint(ownPackage.questions_left, formatDate(ownPackage.valid_until)),
            end: <Package {...icon} />,
          },
        ]
      : []),
    {
      value: 'balance',
      title: text.choice.balance,
      hint: (isBalanceTooLow ? text.choice.balanceShort : text.choice.balanceHint)(showGel(user.balance)),
      end: <Wallet {...icon} />,
      isDisabled: isBalanceTooLow,
    },
    ...banks.map((bank) => bankChoices[bank]),
  ];
  return (
    <Form {...formProps} className={styles.form} data-payment>
      <p className={styles.total}>
        <span>{text.choice.total}</span>
        <strong data-total>{method === 'package' ? text.choice.byPackage : showGel(price)}</strong>
      </p>
      <ChoiceCards
        name="method"
        label={text.choice.label}
        choices={choices}
        defaultValue={defaultMethod}
        onChoose={(value) => setMethod(value as PaymentMethod)}
      />
      <p className={styles.once}>{text.choice.once}</p>
      <div className={styles.actions}>
        <SubmitButton canSubmit={canSubmit} isBusy={isBusy}>
          {isBusy && (method === 'cartu' || method === 'bog') ? text.choice.leaving : text.choice.pay}
        </SubmitButton>
        {isBalanceTooLow && (
          <a className={styles.fill} href={paths.fillbalance}>
            {text.choice.fill}
          </a>
        )}
      </div>
    </Form>
  );
}
