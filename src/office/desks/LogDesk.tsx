import { Link, useSearchParams } from 'react-router';
import { mayOpenDesk } from '#shared/access/desk-rights.ts';
import { mayDo } from '#shared/access/record-rights.ts';
import { recordFields } from '#shared/collections/collection.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import { formatMoment } from '#shared/content/dates.ts';
import { listLog } from '#shared/contracts/office/log.ts';
import { accountsText } from '#shared/language/ka/office/accounts.ts';
import { deskNames, logText as text } from '#shared/language/ka/office/desks.ts';
import { linksText } from '#shared/language/ka/office/links.ts';
import { mediaText } from '#shared/language/ka/office/media.ts';
import { actNames, listText, officeText } from '#shared/language/ka/office/office.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { EmptyList } from '../shell/EmptyList.tsx';
import { OfficeMessage } from '../shell/OfficeMessage.tsx';
import { Pager } from '../shell/Pager.tsx';
import { ScrollRegion } from '../shell/ScrollRegion.tsx';

const perPage = 50;
const names = new Map([
  ...recordCollections.map(({ name, label }) => [name, label] as const),
  ['media', mediaText.title],
  ['application', deskNames.applications],
  ['payment_order', deskNames.orders],
  ['account', accountsText.title],
  ['redirect', linksText.states.redirect],
  ['site_settings', deskNames.settings],
  ['job', deskNames.jobs],
  ['taught_word', deskNames.search_words],
]);
const nameOfAct = (action: string): string =>
  text.actions[action] ?? (actNames as Readonly<Record<string, string>>)[action] ?? action;

/** What a field is called where it is written. */
function nameOfField(collection: string | null, field: string): string {
  const described = recordCollections.find(({ name }) => name === collection);
  return (described && recordFields(described)[field]?.label) ?? text.fields[field] ?? field;
}

/** Every act of the staff, by record and by person; what is asked stands in the address. */
export function LogDesk() {
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page')) || 1;
  const numberOf = (name: string) => Number(params.get(name)) || undefined;
  const find = {
    collection: params.get('collection') || undefined,
    record: numberOf('record'),
    account: numberOf('account'),
  };
  const { answer, error } = useAnswer(params.toString(), () =>
    callOffice(listLog, { find, page, limit: perPage }),
  );
  if (session.status === 'user' && !mayOpenDesk(session.user.roles, 'log'))
    return <OfficeMessage>{officeText.noRights}</OfficeMessage>;
  const roles = session.status === 'user' ? session.user.roles : [];
  /** Records of other collections have a desk of their own, or are another role's. */
  const openable = new Set(
    recordCollections.filter((one) => mayDo(roles, one, 'get')).map(({ name }) => name),
  );
  const ask = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    for (const [name, value] of Object.entries(changes))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <main id="main" tabIndex={-1} data-office="desk" data-desk="log">
      <title>{`${deskNames.log} – ${officeText.title}`}</title>
      <h1>{deskNames.log}</h1>
      <div className="office-filters">
        <select
          name="collection"
          className="office-input"
          aria-label={text.collection}
          value={find.collection ?? ''}
          onChange={(event) => ask({ collection: event.target.value, record: '' })}
        >
          <option value="">{text.all}</option>
          {[...names].map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        {(['record', 'account'] as const).map((name) => (
          <input
            key={`${name} ${find[name]}`}
            type="text"
            inputMode="numeric"
            name={name}
            className="office-input"
            aria-label={text[name]}
            placeholder={text[name]}
            defaultValue={find[name] ?? ''}
            onBlur={(event) => ask({ [name]: event.target.value.trim() })}
          />
        ))}
        <p className="office-hint" role="status">
          {answer ? listText.total(answer.total) : officeText.loading}
        </p>
      </div>
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      {answer?.lines.length === 0 && (
        <EmptyList
          onShowAll={params.size > 0 ? () => setParams({}, { preventScrollReset: true }) : undefined}
        >
          {text.empty}
        </EmptyList>
      )}
      <ScrollRegion label={deskNames.log}>
        <table className="office-table" data-cards>
          <thead>
            <tr>
              {(['at', 'account', 'action', 'record', 'fields'] as const).map((name) => (
                <th key={name}>{text.columns[name]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer?.lines.map((line) => (
              <tr key={line.id} data-line={line.id}>
                <td className="office-when" data-label={text.columns.at}>
                  {formatMoment(line.at)}
                </td>
                <td data-label={text.columns.account}>
                  {line.account ? (
                    <button
                      type="button"
                      className="office-quiet"
                      onClick={() => ask({ account: String(line.account?.id) })}
                    >
                      {line.account.name}
                    </button>
                  ) : (
                    text.nobody
                  )}
                </td>
                <td data-label={text.columns.action}>
                  {nameOfAct(line.action)} {line.reason && <p className="office-hint">{line.reason}</p>}
                </td>
                <td data-label={text.columns.record}>
                  {openable.has(line.collection ?? '') ? (
                    <Link to={`/records/${line.collection}/${line.record}/`}>
                      {`${names.get(line.collection ?? '') ?? line.collection} №${line.record}`}
                    </Link>
                  ) : (
                    `${names.get(line.collection ?? '') ?? ''} №${line.record ?? ''}`
                  )}
                </td>
                <td className="office-hint" data-label={text.columns.fields}>
                  {line.fields.map((field) => nameOfField(line.collection, field)).join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Pager
        page={page}
        total={answer?.total ?? 0}
        perPage={perPage}
        onPage={(next) => ask({ page: String(next) })}
      />
    </main>
  );
}
