import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentState } from '#shared/contracts/payments.ts';
import { payments as text } from '#shared/language/ka/payments.ts';
import { showGel } from '#shared/money/show.ts';
import { packagePath, paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { AccountArea } from '#web/frames/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { defineScreen } from '#web/frames/screen.ts';
import { usePaymentState } from './use-payment-state.ts';

interface PaymentData {
  /** The order the bank sent the payer back with; empty for the newest. */
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

/** What has become of a payment at a bank. It tells what is known, and nothing before. */
function Outcome({ order }: { readonly order: string }) {
  const { state, isUnknown } = usePaymentState(order);
  const say = text.outcome;
  if (isUnknown)
    return (
      <Told status="unknown" icon={<CircleX {...icon} />} title={say.unknownTitle} body={say.unknownText}>
        <ButtonLink href={paths.transactions}>{say.toTransactions}</ButtonLink>
      </Told>
    );
  if (!state) return <Told status="asking" icon={<Hourglass {...icon} />} title={say.asking} body="" />;
  switch (state.status) {
    case 'paid':
      return (
        <Told
          status="paid"
          icon={<CircleCheck {...icon} />}
          title={say.paidTitle}
          body={say.paidText(state.title, showGel(state.amount))}
        >
          <ButtonLink href={nextOf(state)}>
            {state.operation === 'question' ? say.toQuestions : say.toAsk}
          </ButtonLink>
          <ButtonLink kind="quiet" href={paths.transactions}>
            {say.toTransactions}
          </ButtonLink>
        </Told>
      );
    case 'waiting':
      return (
        <Told status="waiting" icon={<Hourglass {...icon} />} title={say.waitingTitle} body={say.waitingText}>
          <ButtonLink kind="quiet" href={paths.transactions}>
            {say.toTransactions}
          </ButtonLink>
          <ButtonLink kind="quiet" href={againOf(state)}>
            {say.again}
          </ButtonLink>
        </Told>
      );
    case 'failed':
      return (
        <Told status="failed" icon={<CircleX {...icon} />} title={say.failedTitle} body={say.failedText}>
          <ButtonLink href={againOf(state)}>{say.again}</ButtonLink>
          <ButtonLink kind="quiet" href={paths.transactions}>
            {say.toTransactions}
          </ButtonLink>
        </Told>
      );
    case 'refunded':
      return (
        <Told status="refunded" icon={<Undo2 {...icon} />} title={say.refundedTitle} body={say.refundedText}>
          <ButtonLink href={paths.transactions}>{say.toTransactions}</ButtonLink>
        </Told>
      );
  }
}

interface ToldProps {
  readonly status: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}

function Told({ status, icon: mark, title, body, children }: ToldProps) {
  return (
    <div role="status" data-payment-status={status}>
      <Notice icon={mark} title={title} text={body} isBad={status === 'failed' || status === 'unknown'}>
        {children}
      </Notice>
    </div>
  );
}

const nextOf = ({ operation, question }: PaymentState): string =>
  operation === 'question' ? `${paths.userquestions}${question ? `?question=${question}` : ''}` : paths.ask;

function againOf({ operation, question, service }: PaymentState): string {
  if (operation === 'question' && question) return `${paths.askform}?question=${question}`;
  return operation === 'package' && service ? packagePath(service) : paths.fillbalance;
}
