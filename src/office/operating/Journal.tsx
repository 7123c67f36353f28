import { formatDate, formatMoment } from '#shared/content/dates.ts';
import { type BookAccount, listJournal } from '#shared/contracts/office/books.ts';
import { booksText as text } from '#shared/language/ka/office/books.ts';
import { moneyReason } from '#shared/language/ka/office/money.ts';
import { showChange, showGel } from '#shared/money/show.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { Pager } from '../shell/Pager.tsx';

const perPage = 50;
const accountNames = Object.keys(text.accounts) as BookAccount[];

interface JournalProps {
  readonly span: { readonly from?: string; readonly to?: string };
  readonly account: BookAccount | undefined;
  readonly page: number;
  readonly onAccount: (account: string) => void;
  readonly onPage: (page: number) => void;
}

/** The journal of one account or of all: sums of days, and entries with the newest first. */
export function Journal({ span, account, page, onAccount, onPage }: JournalProps) {
  const query = { ...span, ...(account ? { account } : {}), page, limit: perPage };
  const { answer, error } = useAnswer(JSON.stringify(query), () => callOffice(listJournal, query));
  return (
    <section className="office-scroll" aria-labelledby="journal" data-journal={account ?? 'all'}>
      <h2 id="journal">{text.journal}</h2>
      <select
        name="account"
        className="office-input"
        aria-label={text.columns.account}
        value={account ?? ''}
        onChange={(event) => onAccount(event.target.value)}
      >
        <option value="">{text.allAccounts}</option>
        {accountNames.map((name) => (
          <option key={name} value={name}>
            {text.accounts[name]}
          </option>
        ))}
      </select>
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      {answer?.total === 0 && <p>{text.noEntries}</p>}
      {answer && answer.total > 0 && (
        <>
          <details>
            <summary className="office-summary">{text.days}</summary>
            <table className="office-table">
              <thead>
                <tr>
                  <th scope="col">{text.day}</th>
                  <th scope="col" className="office-amount">
                    {text.columns.debits}
                  </th>
                  <th scope="col" className="office-amount">
                    {text.columns.credits}
                  </th>
                </tr>
              </thead>
              <tbody>
                {answer.by_day.map(({ day, debits, credits }) => (
                  <tr key={day} data-day={day}>
                    <th scope="row">{formatDate(day)}</th>
                    <td className="office-amount">{showGel(debits)}</td>
                    <td className="office-amount">{showGel(credits)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          <table className="office-table">
            <thead>
              <tr>
                <th scope="col">{text.entry.at}</th>
                <th scope="col">{text.entry.posting}</th>
                <th scope="col">{text.entry.kind}</th>
                <th scope="col">{text.entry.account}</th>
                <th scope="col" className="office-amount">
                  {text.entry.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {answer.rows.map(({ posting, at, kind, account: of, owner, amount, reason }) => (
                <tr key={`${posting} ${of} ${owner}`} data-posting={posting}>
                  <td>{formatMoment(at)}</td>
                  <td>{posting}</td>
                  <td>
                    {text.kinds[kind] ?? kind}
                    {reason && <p className="office-hint">{moneyReason(reason)}</p>}
                  </td>
                  <td>
                    {text.accounts[of]}
                    {owner !== null && <p className="office-hint">{text.owner(owner)}</p>}
                  </td>
                  <td className="office-amount">{showChange(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pager page={page} total={answer.total} perPage={perPage} onPage={onPage} />
        </>
      )}
    </section>
  );
}
