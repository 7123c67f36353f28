import { formatMoment } from '#shared/content/dates.ts';
import {
  type DeskOrder,
  exportOrders,
  listOrders,
  refundOrder,
  settleOrder,
} from '#shared/contracts/office/money.ts';
import { ordersText as text } from '#shared/language/ka/office/money.ts';
import { showGel } from '#shared/money/show.ts';
import { formatGel, parseGel, spellGel } from '#shared/money/tetri.ts';
import { callOffice, callOfficeOnce } from '../data/office-calls.ts';
import { DeskList } from './DeskList.tsx';
import './money.css';

const refundable: ReadonlySet<DeskOrder['state']> = new Set(['paid', 'partially_refunded']);
const settled: ReadonlySet<DeskOrder['state']> = new Set([...refundable, 'refund_pending', 'refunded']);

const restOf = ({ amount, refunded }: DeskOrder): string =>
  formatGel((parseGel(amount) ?? 0) - (parseGel(refunded) ?? 0));

const reason = { name: 'reason', label: text.reason, kind: 'long', maxLength: 1_000 } as const;

/** What is said of an act that waits. */
const sentenceFor = (answer: DeskOrder | { readonly status: 'waiting' }): string | undefined =>
  'status' in answer ? text.sent : undefined;

/** Payments at banks: which stand open, what the bank says, and what is booked or given back by hand. */
export function OrdersDesk() {
  return (
    <DeskList
      desk="orders"
      search={text.search}
      states={text.states}
      hasDays
      empty={text.empty}
      list={(query) => callOffice(listOrders, query)}
      download={(query, format, sendBy) => callOffice(exportOrders, { ...query, format }, { sendBy })}
      columns={[
        { label: text.columns.created, show: (row) => formatMoment(row.created_at) },
        {
          label: text.columns.state,
          show: ({ state, refunded, open_act, bank_state }) => (
            <>
              {text.states[state]}
              {bank_state !== null && (
                <p className="office-hint">{`${text.columns.bankState}: ${bank_state}`}</p>
              )}
              {state === 'partially_refunded' && <p>{text.refunded(showGel(refunded))}</p>}
              {open_act !== null && <p className="office-hint">{text.waiting}</p>}
            </>
          ),
        },
        {
          label: text.columns.account,
          show: ({ account, email }) => (
            <>
              {account?.name} <span className="office-hint">{email}</span>
            </>
          ),
        },
        {
          label: text.columns.code,
          show: ({ code, bank }) => (
            <>
              <code className="office-code">{code}</code> <p className="office-hint">{text.banks[bank]}</p>
            </>
          ),
        },
        { label: text.columns.kind, show: (row) => text.kinds[row.kind] },
        {
          label: text.columns.amount,
          show: (row) => <span className="office-amount">{showGel(row.amount)}</span>,
        },
      ]}
      detail={(row) => (
        <dl className="office-facts">
          {(
            [
              [text.settled, row.settled_at && formatMoment(row.settled_at)],
              [text.bankSeen, row.bank_seen_at && formatMoment(row.bank_seen_at)],
              [text.bankOrder, row.bank_order],
              [text.bankPayment, row.bank_payment],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? '–'}</dd>
            </div>
          ))}
        </dl>
      )}
      acts={[
        {
          name: 'settle',
          label: text.settle,
          warning: text.settleWarning,
          fields: [reason],
          isOffered: (row) => !settled.has(row.state) && row.open_act === null,
          run: ({ id }, values) =>
            callOfficeOnce(settleOrder, { id, reason: values.reason ?? '' }).then(sentenceFor),
        },
        {
          name: 'refund',
          label: text.refund,
          fields: (row) => [
            {
              name: 'amount',
              label: text.amount,
              kind: 'money',
              initial: restOf(row),
              hint: text.refundWarning[row.bank],
            },
            reason,
          ],
          isOffered: (row) => refundable.has(row.state) && row.open_act === null,
          run: ({ id }, values) =>
            callOfficeOnce(refundOrder, {
              id,
              amount: spellGel(values.amount ?? ''),
              reason: values.reason ?? '',
            }).then(sentenceFor),
        },
      ]}
    />
  );
}
