import { Link } from 'react-router';
import { mayDo } from '#shared/access/record-rights.ts';
import { collectionNamed, recordCollections } from '#shared/collections/registry.ts';
import { listRecords } from '#shared/contracts/office/records.ts';
import { nameOfList } from '#shared/language/ka/office/list-names.ts';
import { homeText, officeText } from '#shared/language/ka/office/office.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { StateMark } from '../records/StateMark.tsx';
import { FirstSteps, Today } from './Today.tsx';

const parts = [
  { state: 'in_review', label: homeText.inReview },
  { state: 'approved', label: homeText.approved },
  { state: 'scheduled', label: homeText.scheduled },
  { state: 'draft', label: homeText.drafts },
] as const;

/** The desk for the day: what waits for somebody. */
export function HomeDesk() {
  const session = useSession();
  const roles = session.status === 'user' ? session.user.roles : [];
  const collections = recordCollections.filter((one) => one.needsReview && mayDo(roles, one, 'list'));
  return (
    <main id="main" tabIndex={-1} data-office="home">
      <title>{`${officeText.home} – ${officeText.title}`}</title>
      <h1>{officeText.home}</h1>
      <FirstSteps roles={roles} />
      <div className="office-desk">
        <Today roles={roles} />
        {parts.map(({ state, label }) => (
          <section key={state} className="office-card">
            <h2>{label}</h2>
            {collections.map(({ name }) => (
              <Waiting key={name} collection={name} state={state} />
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}

function Waiting({
  collection,
  state,
}: {
  readonly collection: string;
  readonly state: (typeof parts)[number]['state'];
}) {
  const { answer, error } = useAnswer(`${collection} ${state}`, () =>
    callOffice(listRecords, { collection: collection as 'article', states: [state], limit: 6 }),
  );
  if (error) return <p role="alert">{error}</p>;
  return (
    <>
      <h3>
        {nameOfList(collectionNamed(collection))} <span className="office-hint">{answer?.total ?? ''}</span>
      </h3>
      {answer?.records.length === 0 && <p className="office-hint">{homeText.none}</p>}
      <ul className="office-rows">
        {answer?.records.map((record) => (
          <li key={record.id}>
            <Link to={`/records/${collection}/${record.id}/`}>
              {record.title || officeText.untitled(record.id)}
            </Link>
            <StateMark state={record.state} />
          </li>
        ))}
      </ul>
    </>
  );
}
