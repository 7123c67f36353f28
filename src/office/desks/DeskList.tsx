import { isValidElement, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Desk, mayActAt, mayOpenDesk } from '#shared/access/desk-rights.ts';
import type { TableFormat } from '#shared/contracts/office/desk-parts.ts';
import { deskNames, deskText } from '#shared/language/ka/office/desks.ts';
import { downloadText, listText, officeText } from '#shared/language/ka/office/office.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import type { SendCall } from '#web/data/session/send-call.ts';
import { Downloads } from '../data/Downloads.tsx';
import { fieldErrorsOf, sentenceOf } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { EmptyList } from '../shell/EmptyList.tsx';
import { OfficeMessage } from '../shell/OfficeMessage.tsx';
import { Pager } from '../shell/Pager.tsx';
import { ActButtons, type GeneralAct } from './ActButtons.tsx';
import { DeskDialog } from './DeskDialog.tsx';
import { DeskFilters } from './DeskFilters.tsx';
import { type DeskAct, type DeskColumn, type DeskRow, DeskTable } from './DeskTable.tsx';

const perPage = 25;

/** What the list is asked; it stands in the address. */
export interface DeskQuery<State extends string> {
  readonly search: string;
  readonly state?: State;
  readonly from?: string;
  readonly to?: string;
  readonly page: number;
  readonly limit: number;
}

interface DeskListProps<Row, State extends string> {
  readonly desk: Desk;
  /** The label of the search; absent where nothing is searched. */
  readonly search?: string;
  /** States with their names, in the order of the choice. */
  readonly states?: Readonly<Record<State, string>>;
  /** Whether rows are asked for by days too. */
  readonly hasDays?: boolean;
  readonly empty: string;
  readonly list: (query: DeskQuery<State>) => Promise<{
    readonly rows: readonly Row[];
    readonly total: number;
    readonly counts: Readonly<Record<State, number>>;
  }>;
  readonly columns: readonly DeskColumn<Row>[];
  /** Identifies a row on the page: its id unless said. */
  readonly keyOf?: (row: Row) => string;
  /** What stands below a row that was opened. */
  readonly detail?: (row: Row) => ReactNode;
  readonly acts?: readonly DeskAct<Row>[];
  /** Acts of no row; they stand above the list. */
  readonly generalActs?: readonly GeneralAct[];
  /** Saves all that is asked for as a table. */
  readonly download?: (
    query: Omit<DeskQuery<State>, 'page' | 'limit'>,
    format: TableFormat,
    sendBy: SendCall,
  ) => Promise<unknown>;
  /** What stands between the filters and the rows. */
  readonly children?: ReactNode;
}

/** A desk: its rows by search, state, days and page, and what may be done with each (OFFICE.md, „Desks“). */
export function DeskList<Row extends DeskRow, State extends string>({
  desk,
  search,
  states,
  hasDays,
  empty,
  list,
  columns,
  keyOf = ({ id }) => String(id),
  detail,
  acts = [],
  generalActs = [],
  download,
  children,
}: DeskListProps<Row, State>) {
  const session = useSession();
  const roles = session.status === 'user' ? session.user.roles : [];
  const [params, setParams] = useSearchParams();
  const [asking, setAsking] = useState<GeneralAct>();
  const [failure, setFailure] = useState<{ sentence: string; fields: Readonly<Record<string, string>> }>();
  const [done, setDone] = useState('');
  const [isBusy, setBusy] = useState(false);
  const stateNames = Object.entries(states ?? {}) as [State, string][];
  const state = stateNames.find(([name]) => name === params.get('state'))?.[0];
  const [from, to] = [params.get('from') || undefined, params.get('to') || undefined];
  const page = Number(params.get('page')) || 1;
  const narrowed = {
    search: params.get('search') ?? '',
    ...(state ? { state } : {}),
    ...{ ...(from ? { from } : {}), ...(to ? { to } : {}) },
  };
  const isNarrowed = Object.values(narrowed).some(Boolean);
  const { answer, error, reload } = useAnswer(params.toString(), () =>
    list({ ...narrowed, page, limit: perPage }),
  );
  if (session.status === 'user' && !mayOpenDesk(roles, desk))
    return <OfficeMessage>{officeText.noRights}</OfficeMessage>;

  const ask = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        if (name !== 'page') next.delete('page');
        return next;
      },
      { replace: name === 'search', preventScrollReset: true },
    );

  async function perform(act: GeneralAct, values: Readonly<Record<string, string>>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    setDone('');
    try {
      const answer = await act.run(values);
      if (isValidElement(answer)) return setAsking({ ...act, outcome: answer });
      setAsking(undefined);
      setDone(typeof answer === 'string' ? answer : (act.done ?? deskText.done(act.label)));
      reload();
    } catch (problem) {
      setFailure({ sentence: sentenceOf(problem), fields: fieldErrorsOf(problem) });
    } finally {
      setBusy(false);
    }
  }

  async function beginFor({ fields = [], run, ...act }: DeskAct<Row>, row: Row): Promise<void> {
    try {
      const loaded = typeof fields === 'function' ? await fields(row) : fields;
      begin({ ...act, fields: loaded, run: (values) => run(row, values) });
    } catch (problem) {
      setFailure({ sentence: sentenceOf(problem), fields: {} });
    }
  }

  function begin(act: GeneralAct): void {
    setFailure(undefined);
    if (act.warning !== undefined || (act.fields ?? []).length > 0) setAsking(act);
    else void perform(act, {});
  }

  const general = generalActs.filter(({ name }) => mayActAt(roles, desk, name));
  return (
    <main id="main" tabIndex={-1} data-office="desk" data-desk={desk}>
      <title>{`${deskNames[desk]} – ${officeText.title}`}</title>
      <h1>{deskNames[desk]}</h1>
      {general.length > 0 && (
        <div className="office-head">
          <ActButtons acts={general} isBusy={isBusy} onBegin={begin} />
        </div>
      )}
      <DeskFilters
        params={params}
        search={search}
        states={stateNames.map(([name, label]) => ({ name, label, count: answer?.counts[name] ?? 0 }))}
        hasDays={hasDays === true}
        status={done || (answer ? listText.total(answer.total) : error ? '' : officeText.loading)}
        onAsk={ask}
      />
      {children}
      {(error ?? (asking ? undefined : failure?.sentence)) && (
        <p role="alert" className="office-error">
          {error ?? failure?.sentence}{' '}
          {error && (
            <button type="button" className="office-quiet" onClick={reload}>
              {officeText.retry}
            </button>
          )}
        </p>
      )}
      {answer?.rows.length === 0 && (
        <EmptyList onShowAll={isNarrowed ? () => setParams({}, { preventScrollReset: true }) : undefined}>
          {empty}
        </EmptyList>
      )}
      {answer && answer.rows.length > 0 && (
        <DeskTable
          label={deskNames[desk]}
          rows={answer.rows}
          columns={columns}
          keyOf={keyOf}
          detail={detail}
          acts={acts.filter(({ name }) => mayActAt(roles, desk, name))}
          isBusy={isBusy}
          onBegin={(act, row) => void beginFor(act, row)}
        />
      )}
      <Pager
        page={page}
        total={answer?.total ?? 0}
        perPage={perPage}
        onPage={(next) => ask('page', String(next))}
      />
      {download && (
        <p>
          <Downloads
            name={desk}
            label={downloadText.list}
            load={(format, sendBy) => download(narrowed, format, sendBy)}
          />
        </p>
      )}
      {asking && (
        <DeskDialog
          act={asking.name}
          title={asking.label}
          warning={asking.warning}
          fields={asking.fields ?? []}
          failure={failure}
          isBusy={isBusy}
          outcome={asking.outcome}
          onClose={() => setAsking(undefined)}
          onSubmit={(values) => void perform(asking, values)}
        />
      )}
    </main>
  );
}
