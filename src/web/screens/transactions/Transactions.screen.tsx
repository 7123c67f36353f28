import { Download, ReceiptText } from 'lucide-react';
import { useId, useState } from 'react';
import { payments as text } from '#shared/language/ka/payments/payments.ts';
import { showGel } from '#shared/money/show.ts';
import { paths } from '#shared/paths/paths.ts';
import { Button, ButtonLink } from '#web/components/forms/Button.tsx';
import { Select } from '#web/components/forms/choices/Select.tsx';
import { Notice } from '#web/components/text/Notice.tsx';
import { AccountArea } from '#web/layouts/account/AccountArea.tsx';
import { describeAccountScreen } from '#web/layouts/account/describe-account-screen.ts';
import { LoadedPart } from '#web/layouts/account/LoadedPart.tsx';
import { PageStepper } from '#web/layouts/account/PageStepper.tsx';
import { attempt } from '#web/layouts/account/send-form.ts';
import { useLoaded } from '#web/layouts/account/use-loaded.ts';
import { defineScreen } from '#web/layouts/page/screen.ts';
import { OperationTable } from './OperationTable.tsx';
import { kinds, listAllOperations, listOperations, type OperationKind, writeCsv } from './operations.ts';
import styles from './Transactions.module.css';

export const screen = defineScreen<object>({
  load: async () => ({}),
  describe: () => describeAccountScreen(text.transactions.label, paths.transactions),
  View: () => (
    <AccountArea current="transactions" title={text.transactions.label}>
      {(user) => <History balance={user.balance} />}
    </AccountArea>
  ),
});

const perPage = 20;

/** Lists payments, top-ups and refunds, newest first, with the balance after each. */
function History({ balance }: { readonly balance: string }) {
  const [kind, setKind] = useState<OperationKind>();
  const [page, setPage] = useState(1);
  const loaded = useLoaded(`${kind} ${page}`, () => listOperations({ kind, page, limit: perPage }));
  const choose = (next: OperationKind | undefined) => {
    setKind(next);
    setPage(1);
  };
  return (
    <>
      <p className={styles.balance}>
        {text.transactions.balance} <strong data-balance={balance}>{showGel(balance)}</strong>
        <ButtonLink kind="quiet" href={paths.fillbalance}>
          {text.fill.label}
        </ButtonLink>
      </p>
      <LoadedPart loaded={loaded}>
        {({ records, total }) =>
          records.length === 0 && kind === undefined ? (
            <Notice
              icon={<ReceiptText size={28} />}
              title={text.transactions.emptyTitle}
              text={text.transactions.emptyText}
            />
          ) : (
            <>
              <div className={styles.tools}>
                <KindFilter kind={kind} onChoose={choose} />
                <Button kind="quiet" onPress={() => void attempt(() => download(kind))}>
                  <Download size={18} aria-hidden />
                  {text.transactions.download}
                </Button>
              </div>
              {records.length === 0 ? (
                <p>{text.transactions.noneOfKind}</p>
              ) : (
                <OperationTable operations={records} />
              )}
              <PageStepper page={page} pages={Math.ceil(total / perPage)} onPageChange={setPage} />
            </>
          )
        }
      </LoadedPart>
    </>
  );
}

interface KindFilterProps {
  readonly kind: OperationKind | undefined;
  readonly onChoose: (kind: OperationKind | undefined) => void;
}

function KindFilter({ kind, onChoose }: KindFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{text.transactions.filter}</label>
      <Select
        id={id}
        name="kind"
        value={kind ?? ''}
        onChange={({ target }) => onChoose(kinds.find((one) => one === target.value))}
      >
        <option value="">{text.transactions.all}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {text.transactions.kinds[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Saves a CSV file that is created in the browser. */
async function download(kind: OperationKind | undefined): Promise<void> {
  const file = new Blob([writeCsv(await listAllOperations(kind))], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = text.transactions.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
