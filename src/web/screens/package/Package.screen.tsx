import { useNavigate } from 'react-router';
import { formatDate } from '#shared/content/dates.ts';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { payments as text } from '#shared/language/ka/payments/payments.ts';
import { showGel } from '#shared/money/show.ts';
import { packagePath, paths } from '#shared/paths/paths.ts';
import { Panel } from '#web/components/cards/Panel.tsx';
import { ButtonLink } from '#web/components/forms/Button.tsx';
import { AccountArea } from '#web/layouts/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { type PackageRecord, type ServiceRecord, serviceFields } from '#web/layouts/payment/money-records.ts';
import { priceOfEach } from '#web/layouts/payment/PackageCards.tsx';
import { PaymentChoice } from '#web/layouts/payment/PaymentChoice.tsx';
import { usePackages } from '#web/layouts/payment/use-packages.ts';
import styles from './Package.module.css';

export const screen = defineScreen<ServiceRecord>({
  load: async ({ data, id }) =>
    (await data.record<ServiceRecord>('services', { find: { id, operation: 'pkg' }, fields: serviceFields }))
      .record,
  describe: ({ id, title }) => ({ ...describeAccountScreen(title, packagePath(id)), id }),
  View: PackageView,
});

function PackageView({ data }: { readonly data: ServiceRecord }) {
  return (
    <AccountArea current="package" title={data.title}>
      {(user) => <PackageParts service={data} user={user} />}
    </AccountArea>
  );
}

function PackageParts({ service, user }: { readonly service: ServiceRecord; readonly user: UserInfo }) {
  const navigate = useNavigate();
  const packages = usePackages();
  const pricePerQuestion = priceOfEach(service.price, service.questions_count);
  return (
    <>
      <Panel>
        <p className={styles.lead}>{service.introtext}</p>
        <ul className={styles.facts}>
          <li>{text.package.questions(service.questions_count)}</li>
          <li>{text.package.valid(service.valid_days)}</li>
          <li>{text.package.each(showGel(pricePerQuestion))}</li>
        </ul>
        <PaymentChoice
          user={user}
          price={service.price}
          payment={{ operation: 'pkg', service: String(service.id) }}
          onPaid={() => {
            packages.reload();
            void navigate(paths.ask);
          }}
        />
      </Panel>
      {packages.data && packages.data.length > 0 && <OwnPackages packages={packages.data} />}
    </>
  );
}

function OwnPackages({ packages }: { readonly packages: readonly PackageRecord[] }) {
  return (
    <Panel title={text.package.mine}>
      <ul className={styles.own}>
        {packages.map(({ id, service, questions_left, valid_until, status }) => (
          <li key={id} className={styles.row} data-package={id} data-status={status}>
            <strong>{service?.title}</strong>
            <span className={styles.remaining}>
              {text.package.left(questions_left)}, {text.package.until(formatDate(valid_until))}
            </span>
            <span className={styles.status}>{text.package.statuses[status]}</span>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <ButtonLink kind="quiet" href={paths.ask}>
          {text.package.ask}
        </ButtonLink>
      </div>
    </Panel>
  );
}
