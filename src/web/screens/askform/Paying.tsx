import { CircleCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { OwnQuestion } from '#shared/collections/question.ts';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { asking as text } from '#shared/language/ka/asking.ts';
import { paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { Notice } from '#web/components/Notice.tsx';
import { Panel } from '#web/components/Panel.tsx';
import { ownData } from '#web/data/own-data.ts';
import { LoadedPart } from '#web/frames/account/LoadedPart.tsx';
import { useLoaded } from '#web/frames/account/use-loaded.ts';
import { type ServiceRecord, serviceFields } from '#web/frames/payment/money-records.ts';
import { PaymentChoice } from '#web/frames/payment/PaymentChoice.tsx';
import { usablePackage, usePackages } from '#web/frames/payment/use-packages.ts';

interface PayingProps {
  readonly question: number;
  readonly user: UserInfo;
}

type Unpaid = Pick<OwnQuestion, 'id' | 'title' | 'status' | 'service_id'>;

/** A question that is written and waits for its payment. */
export function Paying({ question, user }: PayingProps) {
  const navigate = useNavigate();
  const packages = usePackages();
  const loaded = useLoaded(`question ${question}`, () => findUnpaid(question));
  return (
    <LoadedPart loaded={loaded}>
      {(found) =>
        found ? (
          <Panel title={found.title}>
            <p>{text.askform.payText}</p>
            {packages.data !== undefined || packages.hasFailed ? (
              <PaymentChoice
                user={user}
                price={found.service.price}
                payment={{ operation: 'ask', service: String(found.service.id), question: String(question) }}
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

/** The question with what it costs; null when it does not wait to be paid. */
async function findUnpaid(id: number): Promise<{ title: string; service: ServiceRecord } | null> {
  const { records } = await ownData.list<readonly Unpaid[]>(
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
  const services = await ownData.list<readonly ServiceRecord[]>(
    'services',
    { find: { id: question.service_id }, fields: serviceFields, total: false },
    [],
  );
  const [service] = services.records;
  return service ? { title: question.title, service } : null;
}
