import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentState } from '#shared/contracts/payments.ts';
import { payments as text } from '#shared/language/ka/payments/payments.ts';
import { showGel } from '#shared/money/show.ts';
import { packagePath, paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { AccountArea } from '#web/layouts/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { WhatNext } from '#web/layouts/asking/WhatNext.tsx';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { usePaymentState } from './use-payment-state.ts';

interface PaymentData {
  /** The order id with which the bank redirected the payer; empty for the newest order. */
  readonly order: string;
}

export const screen = defineScreen<PaymentData>({
  load: async ({ search }) => ({ order: search.get('order') ?? '' }),
  describe: () => describeAccountScreen(text.choice.pay, paths.payment),
  View: PaymentView,
});

function PaymentView({ data: { order } }: { readonly data: PaymentData }) {
  return (
    <AccountArea current="transactions" title={text.choice.pay}>
      {() => <Outcome key={order} order={order} />}
    </AccountArea>
  );
}

const icon = { size: 28, 'aria-hidden': true } as const;

/** Shows the state of a bank payment as the server knows it. */
function Outcome({ order }: { readonly order: string }) {
  const { state, isUnknown } = usePaymentState(order);
  const messages = text.outcome;
  if (isUnknown)
    return (
      <StatusNotice
        status="unknown"
        icon={<CircleX {...icon} />}
        title={messages.unknownTitle}
        body={messages.unknownText}
      >
        <ButtonLink href={paths.transactions}>{messages.toTransactions}</ButtonLink>
      </StatusNotice>
    );
  if (!state)
    return <StatusNotice status="asking" icon={<Hourglass {...icon} />} title={messages.asking} body="" />;
  switch (state.status) {
    case 'paid':
      return (
        <StatusNotice
          status="paid"
          icon={<CircleCheck {...icon} />}
          title={messages.paidTitle}
          body={
            wentToBalance(state)
              ? messages.toBalanceText(showGel(state.amount))
              : messages.paidText(state.title, showGel(state.amount))
          }
        >
          {state.operation === 'question' && <WhatNext />}
          <ButtonLink href={nextPath(state)}>
            {state.question === null ? messages.toAsk : messages.toQuestions}
          </ButtonLink>
          <ButtonLink kind="quiet" href={paths.transactions}>
            {messages.toTransactions}
          </ButtonLink>
        </StatusNotice>
      );
    case 'waiting':
      return (
        <StatusNotice
          status="waiting"
          icon={<Hourglass {...icon} />}
          title={messages.waitingTitle}
          body={messages.waitingText}
        >
          <ButtonLink kind="quiet" href={paths.transactions}>
            {messages.toTransactions}
          </ButtonLink>
          <ButtonLink kind="quiet" href={retryPath(state)}>
            {messages.again}
          </ButtonLink>
        </StatusNotice>
      );
    case 'failed':
      return (
        <StatusNotice
          status="failed"
          icon={<CircleX {...icon} />}
          title={messages.failedTitle}
          body={messages.failedText}
        >
          <ButtonLink href={retryPath(state)}>{messages.again}</ButtonLink>
          <ButtonLink kind="quiet" href={paths.transactions}>
            {messages.toTransactions}
          </ButtonLink>
        </StatusNotice>
      );
    case 'refunded':
      return (
        <StatusNotice
          status="refunded"
          icon={<Undo2 {...icon} />}
          title={messages.refundedTitle}
          body={messages.refundedText}
        >
          <ButtonLink href={paths.transactions}>{messages.toTransactions}</ButtonLink>
        </StatusNotice>
      );
  }
}

interface StatusNoticeProps {
  readonly status: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}

function StatusNotice({ status, icon: mark, title, body, children }: StatusNoticeProps) {
  return (
    <div role="status" data-payment-status={status}>
      <Notice icon={mark} title={title} text={body} isError={status === 'failed' || status === 'unknown'}>
        {children}
      </Notice>
    </div>
  );
}

/** A question that is paid twice is opened by the first payment. */
const wentToBalance = ({ operation, question }: PaymentState): boolean =>
  operation === 'topup' && question !== null;

const nextPath = ({ question }: PaymentState): string =>
  question === null ? paths.ask : `${paths.userquestions}?question=${question}`;

function retryPath({ operation, question, service }: PaymentState): string {
  if (operation === 'question' && question) return `${paths.askform}?question=${question}`;
  return operation === 'package' && service ? packagePath(service) : paths.fillbalance;
}
