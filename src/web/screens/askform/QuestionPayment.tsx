import { CircleCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { OwnQuestion } from '#shared/collections/question.ts';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { asking as text } from '#shared/language/ka/asking/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { Panel } from '#web/components/cards/Panel.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { strictClient } from '#web/data/browser-clients.ts';
import { LoadedPart } from '#web/layouts/account/LoadedPart.tsx';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import { OwnAttachments } from '#web/layouts/asking/attachments/OwnAttachments.tsx';
import { type ServiceRecord, serviceFields } from '#web/layouts/payment/money-records.ts';
import { PaymentChoice } from '#web/layouts/payment/PaymentChoice.tsx';
import { usablePackage, usePackages } from '#web/layouts/payment/use-packages.ts';

interface QuestionPaymentProps {
  readonly question: number;
  readonly user: UserInfo;
}

type UnpaidQuestion = Pick<OwnQuestion, 'id' | 'title' | 'status' | 'service_id'>;

/** Renders the payment of a question that was written and is not yet paid. */
export function QuestionPayment({ question, user }: QuestionPaymentProps) {
  const navigate = useNavigate();
  const packages = usePackages();
  const loaded = useLoaded(`question ${question}`, () => findUnpaid(question));
  return (
    <LoadedPart loaded={loaded}>
      {(unpaid) =>
        unpaid ? (
          <Panel title={unpaid.title}>
            <p>{text.askform.payText}</p>
            <OwnAttachments question={question} isOpen />
            {packages.data !== undefined || packages.hasFailed ? (
              <PaymentChoice
                user={user}
                price={unpaid.service.price}
                payment={{ operation: 'ask', service: String(unpaid.service.id), question: String(question) }}
                ownPackage={usablePackage(packages.data)}
                onPaid={() => void navigate(`${paths.userquestions}?question=${question}`)}
              />
            ) : null}
          </Panel>
        ) : (
          <Notice icon={<CircleCheck size={28} />} title={text.askform.gone} text={text.askform.goneText}>
            <ButtonLink href={paths.userquestions}>{text.askform.mine}</ButtonLink>
          </Notice>
        )
      }
    </LoadedPart>
  );
}

/** Finds a question with its service; null if it is not awaiting payment. */
async function findUnpaid(id: number): Promise<{ title: string; service: ServiceRecord } | null> {
  const { records } = await strictClient.list<readonly UnpaidQuestion[]>(
    'question',
    {
      find: { mine: true, id, status: 'awaiting_payment' },
      fields: ['id', 'title', 'status', 'service_id'],
      total: false,
    },
    [],
  );
  const [question] = records;
  if (!question) return null;
  const services = await strictClient.list<readonly ServiceRecord[]>(
    'services',
    { find: { id: question.service_id }, fields: serviceFields, total: false },
    [],
  );
  const [service] = services.records;
  return service ? { title: question.title, service } : null;
}
