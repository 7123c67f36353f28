import { Link } from 'react-router';
import { mayDo } from '#shared/access/record-rights.ts';
import { collectionNamed, recordCollections } from '#shared/collections/registry.ts';
import { formatMoment } from '#shared/content/dates.ts';
import { listPlans } from '#shared/contracts/office/plans.ts';
import { listRecords } from '#shared/contracts/office/records.ts';
import { nameOfList } from '#shared/language/ka/office/list-names.ts';
import { homeText, officeText } from '#shared/language/ka/office/office.ts';
import { useSession } from '#web/data/session/browser-session.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { StateMark } from '../records/StateMark.tsx';
import { FirstSteps, SentRow, type SentText, Today } from './Today.tsx';

const parts = [
  { state: 'in_review', label: homeText.inReview },
  { state: 'approved', label: homeText.approved },
  { state: 'draft', label: homeText.drafts },
] as const;

/** How many records of a collection and state are shown. */
const limit = 6;

/** The desk for the day: what waits for somebody, first what was sent to this person. */
export function HomeDesk() {
  const session = useSession();
  const roles = session.status === 'user' ? session.user.roles : [];
  const collections = recordCollections.filter((one) => one.needsReview && mayDo(roles, one, 'list'));
  const reviewed = collections.filter((one) => mayDo(roles, one, 'approve')).map(({ name }) => name);
  const { answer: sent = [] } = useAnswer(`sent ${reviewed.join()}`, () => loadSent(reviewed));
  return (
    <main id="main" tabIndex={-1} data-office="home">
      <title>{`${officeText.home} – ${officeText.title}`}</title>
      <h1>{officeText.home}</h1>
      <FirstSteps roles={roles} />
      <div className="office-desk">
        <Today roles={roles} sent={sent} />
        <Plans />
        {parts.map(({ state, label }) => (
          <section key={state} className="office-card">
            <h2>{label}</h2>
            {collections.map(({ name }) => (
              <Waiting
                key={name}
                collection={name}
                state={state}
                sent={state === 'in_review' ? sent.filter(({ collection }) => collection === name) : []}
              />
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}

/** The texts that wait for a review by this person. */
async function loadSent(collections: readonly string[]): Promise<SentText[]> {
  const answers = await Promise.all(
    collections.map(async (collection) => {
      // The type names one collection for all of them (contracts/office/record-parts.ts).
      const query = { collection: collection as 'article', sent_to_me: true, limit };
      const { records } = await callOffice(listRecords, query);
      return records.map(({ id, title }) => ({ collection, id, title }));
    }),
  );
  return answers.flat();
}

/** What goes out or is taken back at its moment, in every collection; first what could not. */
function Plans() {
  const { answer, error } = useAnswer('plans', () => callOffice(listPlans, { limit }));
  return (
    <section className="office-card" data-plans>
      <h2>
        {homeText.planned} <span className="office-hint">{answer?.total ?? ''}</span>
      </h2>
      {error && <p role="alert">{error}</p>}
      {answer?.total === 0 && <p className="office-hint">{homeText.none}</p>}
      <ul className="office-rows">
        {answer?.plans.map(({ collection, id, title, act, at, failure }) => (
          <li key={`${collection} ${id}`} data-plan={failure === null ? act : 'failed'}>
            <Link to={`/records/${collection}/${id}/`}>{title || officeText.untitled(id)}</Link>
            <span className={failure === null ? 'office-hint' : 'office-error'} title={failure ?? undefined}>
              {failure === null ? homeText.planActs[act] : homeText.planFailed}: {formatMoment(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({
  collection,
  state,
  sent,
}: {
  readonly collection: string;
  readonly state: (typeof parts)[number]['state'];
  readonly sent: readonly SentText[];
}) {
  const { answer, error } = useAnswer(`${collection} ${state}`, () =>
    callOffice(listRecords, { collection: collection as 'article', states: [state], limit }),
  );
  if (error) return <p role="alert">{error}</p>;
  const own = new Set(sent.map(({ id }) => id));
  const others = (answer?.records ?? []).filter(({ id }) => !own.has(id));
  return (
    <>
      <h3>
        {nameOfList(collectionNamed(collection))} <span className="office-hint">{answer?.total ?? ''}</span>
      </h3>
      {answer?.records.length === 0 && <p className="office-hint">{homeText.none}</p>}
      <ul className="office-rows">
        {sent.map((text) => (
          <SentRow key={text.id} text={text} />
        ))}
        {others.slice(0, Math.max(limit - sent.length, 0)).map((record) => (
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
