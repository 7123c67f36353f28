import { useNavigate } from 'react-router';
import { formatDate } from '#shared/content/dates.ts';
import type { UserInfo } from '#shared/contracts/accounts.ts';
import { payments as text } from '#shared/language/ka/payments.ts';
import { showGel } from '#shared/money/show.ts';
import { formatGel, parseGel } from '#shared/money/tetri.ts';
import { packagePath, paths } from '#shared/paths/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { Panel } from '#web/components/Panel.tsx';
import { AccountArea } from '#web/frames/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/frames/account/describe-account-screen.ts';
import { type PackageRecord, type ServiceRecord, serviceFields } from '#web/frames/payment/money-records.ts';
import { PaymentChoice } from '#web/frames/payment/PaymentChoice.tsx';
import { usePackages } from '#web/frames/payment/use-packages.ts';
import { defineScreen } from '#web/frames/screen.ts';
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
  const each = formatGel(Math.round((parseGel(service.price) ?? 0) / service.questions_count));
  return (
    <>
      <Panel>
        <p className={styles.lead}>{service.introtext}</p>
        <ul className={styles.facts}>
          <li>{text.package.questions(service.questions_count)}</li>
          <li>{text.package.valid(service.valid_days)}</li>
          <li>{text.package.each(showGel(each))}</li>
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
            <span className={styles.left}>
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
