import { Link } from 'react-router';
import { mayDo } from '#shared/access/record-rights.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import { formatMoment } from '#shared/content/dates.ts';
import type { ApplicationStatus } from '#shared/contracts/applications.ts';
import {
  type DeskApplication,
  listDeskApplications,
  markApplication,
  noteApplication,
} from '#shared/contracts/office/words/applications.ts';
import { applicationsText as text } from '#shared/language/ka/office/applications.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { callOffice } from '../data/office-calls.ts';
import { DeskList } from './DeskList.tsx';

const statusOptions = Object.entries(text.states).map(([value, label]) => ({ value, label }));

/** Applications to become recommended: how far each has come, and the record it became (OFFICE.md, „Desks“). */
export function ApplicationsDesk() {
  return (
    <DeskList
      desk="applications"
      search={text.search}
      states={text.states}
      hasDays
      empty={text.empty}
      list={(query) => callOffice(listDeskApplications, query)}
      columns={[
        {
          label: text.columns.applicant,
          show: ({ id, kind, name, phone, created_at }) => (
            <>
              {name} <span className="office-hint">{text.kinds[kind]}</span>
              <p>
                <a href={`tel:+995${phone}`}>+995 {phone}</a>
              </p>
              <p className="office-hint">
                №{id} · {formatMoment(created_at)}
              </p>
            </>
          ),
        },
        {
          label: text.columns.about,
          show: ({ profession, choices, note }) => (
            <>
              {[profession, ...choices].filter((part) => part !== '').join(', ')}
              {note && <p className="office-note">{note}</p>}
            </>
          ),
        },
        {
          label: text.columns.state,
          show: ({ state }) => <span className="office-state">{text.states[state]}</span>,
        },
        { label: text.columns.record, show: (row) => <Recommended row={row} /> },
      ]}
      acts={[
        {
          name: 'mark',
          label: text.acts.mark,
          fields: ({ state }) => [
            {
              ...{ name: 'status', label: text.status, kind: 'select', options: statusOptions },
              ...{ initial: state, hint: text.statusHint },
            },
          ],
          run: ({ id }, { status }) =>
            callOffice(markApplication, { id, status: status as ApplicationStatus }),
        },
        {
          name: 'note',
          label: text.acts.note,
          fields: ({ note }) => [
            {
              ...{ name: 'note', label: text.acts.note, kind: 'long', initial: note },
              ...{ isOptional: true, maxLength: 4_000 },
            },
          ],
          run: ({ id }, { note = '' }) => callOffice(noteApplication, { id, note }),
        },
      ]}
    />
  );
}

/** The ways to the draft of the list, and to the clinic or doctor that it needs. */
function Recommended({ row: { kind, record, recommended } }: { readonly row: DeskApplication }) {
  const session = useSession();
  const list = recordCollections.find(({ name }) => name === `recommended_${kind}s`);
  const catalogue = recordCollections.find(({ name }) => name === kind);
  const maySave = session.status === 'user' && catalogue && mayDo(session.user.roles, catalogue, 'save');
  const mayOpen = session.status === 'user' && list && mayDo(session.user.roles, list, 'get');
  return (
    <>
      {recommended !== null && (
        <p>
          {mayOpen ? (
            <Link to={`/records/${list.name}/${recommended}/`}>{text.draft}</Link>
          ) : (
            text.drafted(recommended)
          )}
        </p>
      )}
      {record ? (
        <Link to={`/records/${kind}/${record.id}/`}>{text.known(record.title)}</Link>
      ) : maySave ? (
        <Link to={`/records/${kind}/new/`}>{text.create[kind]}</Link>
      ) : (
        text.notListed
      )}
    </>
  );
}
