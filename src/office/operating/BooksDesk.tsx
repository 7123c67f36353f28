import { Link } from 'react-router';
import { formatMoment } from '#shared/content/dates.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { type BookAccount, listBooks, listJournal } from '#shared/contracts/office/books.ts';
import { booksText as text } from '#shared/language/ka/office/books.ts';
import { showGel } from '#shared/money/show.ts';
import { Downloads } from '../data/Downloads.tsx';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { ScrollRegion } from '../shell/ScrollRegion.tsx';
import { DaysDesk } from './DaysDesk.tsx';
import { Journal } from './Journal.tsx';
import { useDays } from './use-days.ts';
import '../desks/money.css';

type BooksAnswer = AnswerOf<typeof listBooks>;

const isBookAccount = (name: string | null): name is BookAccount =>
  name !== null && Object.hasOwn(text.accounts, name);

/** The ledger as an accountant reads it; days and account stand in the address. */
export function BooksDesk() {
  const { params, span, ask } = useDays();
  const name = params.get('account');
  const account = isBookAccount(name) ? name : undefined;
  const { answer, error } = useAnswer(JSON.stringify(span), () => callOffice(listBooks, span));
  return (
    <DaysDesk desk="books" params={params} ask={ask} days={answer} error={error}>
      {answer && (
        <>
          <div className="office-desk">
            <AuditCard findings={answer.findings} />
            <ComparisonCard disagreements={answer.disagreements} comparedAt={answer.compared_at} />
          </div>
          <BalanceSheet accounts={answer.accounts} onChoose={(chosen) => ask('account', chosen)} />
          <p>
            <Downloads
              name="balance-sheet"
              label={text.download}
              load={(format, sendBy) => callOffice(listBooks, { ...span, format }, { sendBy })}
            />
            <Downloads
              name="journal"
              label={text.downloadJournal}
              action="export_journal"
              load={(format, sendBy) =>
                callOffice(listJournal, { ...span, ...(account ? { account } : {}), format }, { sendBy })
              }
            />
          </p>
        </>
      )}
      <Journal
        span={span}
        account={account}
        page={Math.max(1, Number(params.get('page')) || 1)}
        onAccount={(chosen) => ask('account', chosen)}
        onPage={(page) => ask('page', String(page))}
      />
    </DaysDesk>
  );
}

function AuditCard({ findings }: Pick<BooksAnswer, 'findings'>) {
  return (
    <section className="office-card" data-audit={findings.length === 0 ? 'sound' : 'broken'}>
      <h2>{text.audit}</h2>
      <p>{findings.length === 0 ? text.sound : text.broken(findings.length)}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map(({ rule, subject, detail }) => (
            <li key={`${rule} ${subject}`}>
              <code className="office-code">{`${rule}: ${subject} – ${detail}`}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ComparisonCard({
  disagreements,
  comparedAt,
}: Pick<BooksAnswer, 'disagreements'> & { readonly comparedAt: string | null }) {
  return (
    <section className="office-card" data-comparison>
      <h2>{text.bank}</h2>
      <p>{comparedAt ? text.comparedAt(formatMoment(comparedAt)) : text.neverCompared}</p>
      {comparedAt && disagreements.length === 0 && <p>{text.agreed}</p>}
      {disagreements.length > 0 && (
        <ul>
          {disagreements.map(({ id, code, amount, what, bank_state }) => (
            <li key={id} data-disagreement={what}>
              <Link to={`/orders/?search=${code}`}>
                <code>{code}</code>
              </Link>
              {` ${showGel(amount)}: ${text.disagreements[what]}`}
              {bank_state && <p className="office-hint">{text.bankSays(bank_state)}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className="office-hint">{text.cartuHint}</p>
    </section>
  );
}

const figures = ['opening', 'debits', 'credits', 'closing'] as const;

function BalanceSheet({
  accounts,
  onChoose,
}: Pick<BooksAnswer, 'accounts'> & { readonly onChoose: (account: string) => void }) {
  return (
    <ScrollRegion label={text.sheet}>
      <h2>{text.sheet}</h2>
      <p className="office-hint">{text.sheetHint}</p>
      <table className="office-table" data-sheet>
        <thead>
          <tr>
            <th scope="col">{text.columns.account}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className="office-amount">
                {text.columns[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((line) => (
            <tr key={line.account} data-account={line.account}>
              <th scope="row">
                {line.account === 'total' ? (
                  text.total
                ) : (
                  <button
                    type="button"
                    className="office-quiet"
                    aria-label={text.journalOf(text.accounts[line.account])}
                    onClick={() => onChoose(line.account)}
                  >
                    {text.accounts[line.account]}
                  </button>
                )}
              </th>
              {figures.map((figure) => (
                <td key={figure} className="office-amount">
                  {showGel(line[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
