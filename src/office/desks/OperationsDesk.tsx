import { formatMoment } from '#shared/content/dates.ts';
import {
  adjustBalance,
  confirmMoneyAct,
  type DeskOperation,
  declineMoneyAct,
  exportOperations,
  listOperations,
} from '#shared/contracts/office/money.ts';
import { moneyReason, operationsText as text } from '#shared/language/ka/office/money.ts';
import { showChange, showGel } from '#shared/money/show.ts';
import { spellGel } from '#shared/money/tetri.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { callOffice, callOfficeOnce } from '../data/office-calls.ts';
import { DeskList } from './DeskList.tsx';
import './money.css';

const reason = { name: 'reason', label: text.reason, kind: 'long', maxLength: 1_000 } as const;

/** Movements of money, and what waits until a second admin has confirmed it. */
export function OperationsDesk() {
  const session = useSession();
  const ownId = session.status === 'user' ? session.user.id : undefined;
  const isWaiting = ({ status }: DeskOperation) => status === 'waiting';
  return (
    <DeskList
      desk="operations"
      search={text.search}
      states={text.states}
      hasDays
      empty={text.empty}
      list={async (query) => {
        const answer = await callOffice(listOperations, query);
        return { ...answer, rows: answer.rows.map((row) => ({ ...row, state: row.status })) };
      }}
      download={(query, format, sendBy) => callOffice(exportOperations, { ...query, format }, { sendBy })}
      generalActs={[
        {
          name: 'adjust',
          label: text.adjust,
          fields: [
            { name: 'account', label: text.account, maxLength: 10 },
            { name: 'amount', label: text.amount, kind: 'money', hint: text.amountHint },
            reason,
          ],
          run: ({ account, amount = '', reason: why = '' }) =>
            callOfficeOnce(adjustBalance, {
              account: Number(account),
              amount: spellGel(amount),
              reason: why,
            }).then(({ status }) => (status === 'waiting' ? text.sent : undefined)),
        },
      ]}
      columns={[
        { label: text.columns.created, show: (row) => formatMoment(row.created_at) },
        { label: text.columns.state, show: (row) => text.states[row.status] },
        {
          label: text.columns.account,
          show: ({ account, email }) => (
            <>
              {account && `${account.name} №${account.id}`} <span className="office-hint">{email}</span>
            </>
          ),
        },
        {
          label: text.columns.kind,
          show: ({ kind, title, order }) => (
            <>
              {title || text.kinds[kind]}
              {order && <p className="office-hint">{text.order(order)}</p>}
            </>
          ),
        },
        {
          label: text.columns.amount,
          show: ({ amount, paid, balance_after }) => (
            <>
              <span className="office-amount">{showChange(amount)}</span>
              {balance_after && <p className="office-hint">{text.balance(showGel(balance_after))}</p>}
              {Number(paid) > 0 && Number(amount) === 0 && (
                <p className="office-hint">{text.paid(showGel(paid))}</p>
              )}
            </>
          ),
        },
        {
          label: text.columns.people,
          show: (row) => (
            <>
              {row.asked_by && text.askedBy(row.asked_by.name)}
              {row.decided_by && <p>{text.decidedBy(row.decided_by.name)}</p>}
              {row.reason && <p className="office-hint">{moneyReason(row.reason)}</p>}
            </>
          ),
        },
      ]}
      acts={[
        {
          name: 'confirm',
          label: text.confirm,
          warning: text.confirmWarning,
          // A refund that its bank has not accepted is asked for again.
          isOffered: (row) =>
            isWaiting(row) ? row.asked_by?.id !== ownId : row.status === 'pending' && row.asked_by !== null,
          run: ({ id }) => callOfficeOnce(confirmMoneyAct, { id }),
        },
        {
          name: 'decline',
          label: text.decline,
          fields: [reason],
          isOffered: isWaiting,
          run: ({ id }, values) => callOfficeOnce(declineMoneyAct, { id, reason: values.reason ?? '' }),
        },
      ]}
    />
  );
}
