import { Link } from 'react-router';
import { type Desk, mayActAt, mayOpenDesk } from '#shared/access/desk-rights.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { listJobs } from '#shared/contracts/office/jobs.ts';
import { listRecords } from '#shared/contracts/office/records.ts';
import { listReports } from '#shared/contracts/office/reports.ts';
import { listReviews } from '#shared/contracts/office/reviews.ts';
import { getSettings } from '#shared/contracts/office/settings.ts';
import { listDeskApplications } from '#shared/contracts/office/words/applications.ts';
import { listDeskComments } from '#shared/contracts/office/words/comments.ts';
import { listDeskQuestions } from '#shared/contracts/office/words/questions.ts';
import { deskNames } from '#shared/language/ka/office/desks.ts';
import { homeText, officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';

const one = { limit: 1 } as const;

/** How many wait at a desk. */
const waitingAt: Readonly<
  Partial<Record<Desk, { readonly state: string; readonly count: () => Promise<number> }>>
> = {
  questions: {
    state: 'waiting',
    count: async () => (await callOffice(listDeskQuestions, { ...one, state: 'waiting' })).total,
  },
  comments: {
    state: 'waiting',
    count: async () => (await callOffice(listDeskComments, { ...one, state: 'waiting' })).total,
  },
  applications: {
    state: 'waiting',
    count: async () => (await callOffice(listDeskApplications, { ...one, state: 'waiting' })).total,
  },
  reviews: {
    state: '',
    count: async () => (await callOffice(listReviews, one)).total,
  },
  jobs: {
    state: 'failed',
    count: async () => (await callOffice(listJobs, { ...one, state: 'failed' })).total,
  },
};

/** A text that was sent to this person for a review. */
export interface SentText {
  readonly collection: string;
  readonly id: number;
  readonly title: string;
}

export function SentRow({ text: { collection, id, title } }: { readonly text: SentText }) {
  return (
    <li data-sent={`${collection} ${id}`}>
      <Link to={`/records/${collection}/${id}/`}>{title || officeText.untitled(id)}</Link>
      <span className="office-state" data-mark="in_review">
        {homeText.sentToMe}
      </span>
    </li>
  );
}

/** What waits for a person: texts that were sent to them, what lies at the desks they may open, and how many have read today. */
export function Today({
  roles,
  sent,
}: {
  readonly roles: readonly Role[];
  readonly sent: readonly SentText[];
}) {
  const places = Object.entries(waitingAt).filter(([desk]) => mayOpenDesk(roles, desk as Desk));
  return (
    <section className="office-card" data-today>
      <h2>{homeText.waiting}</h2>
      {places.length === 0 && sent.length === 0 && <p className="office-hint">{homeText.none}</p>}
      <ul className="office-rows">
        {sent.map((text) => (
          <SentRow key={`${text.collection} ${text.id}`} text={text} />
        ))}
        {places.map(([desk, { state, count }]) => (
          <Waiting key={desk} desk={desk as Desk} state={state} count={count} />
        ))}
        {mayOpenDesk(roles, 'reports') && <ReadToday />}
      </ul>
    </section>
  );
}

function Waiting({
  desk,
  state,
  count,
}: {
  readonly desk: Desk;
  readonly state: string;
  readonly count: () => Promise<number>;
}) {
  const { answer, error } = useAnswer(desk, count);
  return (
    <li data-waiting={desk}>
      <Link to={`/${desk}/${state ? `?state=${state}` : ''}`}>{deskNames[desk]}</Link>
      <strong>{error ? officeText.failed : (answer ?? '…')}</strong>
    </li>
  );
}

function ReadToday() {
  const { answer, error } = useAnswer('today', async () => {
    const { views, to } = await callOffice(listReports, {});
    return { views: views.by_day.at(-1)?.total ?? 0, to };
  });
  return (
    <li data-waiting="reports">
      <Link to={answer ? `/reports/?from=${answer.to}&to=${answer.to}` : '/reports/'}>
        {homeText.readToday}
      </Link>
      <strong>{error ? officeText.failed : (answer?.views ?? '…')}</strong>
    </li>
  );
}

/** The steps of a new portal, for its admin, until all are taken. */
export function FirstSteps({ roles }: { readonly roles: readonly Role[] }) {
  return mayActAt(roles, 'settings', 'get') ? <Steps /> : null;
}

function Steps() {
  const { answer } = useAnswer('steps', async () => {
    const [{ settings, setup }, articles] = await Promise.all([
      callOffice(getSettings, {}),
      callOffice(listRecords, { collection: 'article', states: ['published'], limit: 1 }),
    ]);
    return [
      { name: 'name', isTaken: setup.name, to: '/settings/' },
      { name: 'contact', isTaken: settings.phone !== '' || settings.email !== '', to: '/settings/' },
      { name: 'pages', isTaken: setup.pages, to: '/records/staticpage/' },
      { name: 'mail', isTaken: setup.mail, to: undefined },
      { name: 'banks', isTaken: setup.banks, to: undefined },
      { name: 'article', isTaken: articles.total > 0, to: '/records/article/new/' },
    ] as const;
  });
  if (!answer || answer.every(({ isTaken }) => isTaken)) return null;
  return (
    <section className="office-card" data-steps>
      <h2>{homeText.steps.title}</h2>
      <ul className="office-rows">
        {answer.map(({ name, isTaken, to }) => (
          <li key={name} data-step={name} data-taken={isTaken}>
            {to && !isTaken ? (
              <Link to={to}>{homeText.steps[name]}</Link>
            ) : (
              <span>{homeText.steps[name]}</span>
            )}
            <span className="office-hint">{isTaken ? homeText.steps.taken : homeText.steps.open}</span>
            {!isTaken && <span className="office-hint office-how">{homeText.steps.how[name]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
