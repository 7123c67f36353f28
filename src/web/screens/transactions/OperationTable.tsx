import { formatMoment } from '#shared/content/dates.ts';
import { payments as text } from '#shared/language/ka/payments/payments.ts';
import { showChange, showGel } from '#shared/money/show.ts';
import type { OperationRecord } from './operations.ts';
import styles from './Transactions.module.css';

const { transactions: labels } = text;

/** Returns whether the operation changed the balance. A failed or pending payment is not highlighted as a gain. */
const isSettled = ({ status }: OperationRecord): boolean => status === 'done' || status === 'held';

/** Renders operations as table rows; on narrow screens each row is a card with labelled values. */
export function OperationTable({ operations }: { readonly operations: readonly OperationRecord[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{labels.what}</th>
          <th scope="col">{labels.method}</th>
          <th scope="col" className={styles.number}>
            {labels.paid}
          </th>
          <th scope="col" className={styles.number}>
            {labels.amount}
          </th>
          <th scope="col" className={styles.number}>
            {labels.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {operations.map((operation) => (
          <tr
            key={operation.id}
            data-operation={operation.id}
            data-kind={operation.kind}
            data-status={operation.status}
            data-amount={operation.amount}
          >
            <td className={styles.what}>
              <strong>{operation.title || labels.kinds[operation.kind]}</strong>
              <span className={styles.status}>{formatMoment(operation.created_at)}</span>
              <span className={styles.status} data-state={operation.status}>
                {labels.statuses[operation.status]}
              </span>
            </td>
            <td data-label={labels.method}>{labels.methods[operation.method]}</td>
            <td className={styles.number} data-label={labels.paid}>
              {showGel(operation.paid)}
            </td>
            <td
              className={styles.number}
              data-label={labels.amount}
              data-more={isSettled(operation) && Number(operation.amount) > 0 ? '' : undefined}
            >
              {showChange(operation.amount)}
            </td>
            <td className={styles.number} data-label={labels.after}>
              {operation.balance_after === null ? '–' : showGel(operation.balance_after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
