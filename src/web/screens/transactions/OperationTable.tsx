import { formatMoment } from '#shared/content/dates.ts';
import { payments as text } from '#shared/language/ka/payments.ts';
import { showChange, showGel } from '#shared/money/show.ts';
import type { OperationRecord } from './operations.ts';
import styles from './Transactions.module.css';

const { transactions: say } = text;

/** Only then the balance is what the line says; a payment that failed or waits is not shown as a gain. */
const isSettled = ({ status }: OperationRecord): boolean => status === 'done' || status === 'held';

/** Operations as rows; on narrow screens each row becomes a card that names its parts itself. */
export function OperationTable({ operations }: { readonly operations: readonly OperationRecord[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.what}</th>
          <th scope="col">{say.method}</th>
          <th scope="col" className={styles.number}>
            {say.paid}
          </th>
          <th scope="col" className={styles.number}>
            {say.amount}
          </th>
          <th scope="col" className={styles.number}>
            {say.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {operations.map((one) => (
          <tr
            key={one.id}
            data-operation={one.id}
            data-kind={one.kind}
            data-status={one.status}
            data-amount={one.amount}
          >
            <td className={styles.what}>
              <strong>{one.title || say.kinds[one.kind]}</strong>
              <span className={styles.status}>{formatMoment(one.created_at)}</span>
              <span className={styles.status} data-state={one.status}>
                {say.statuses[one.status]}
              </span>
            </td>
            <td data-label={say.method}>{say.methods[one.method]}</td>
            <td className={styles.number} data-label={say.paid}>
              {showGel(one.paid)}
            </td>
            <td
              className={styles.number}
              data-label={say.amount}
              data-more={isSettled(one) && Number(one.amount) > 0 ? '' : undefined}
            >
              {showChange(one.amount)}
            </td>
            <td className={styles.number} data-label={say.after}>
              {one.balance_after === null ? '–' : showGel(one.balance_after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
