import { formatMoment } from '#shared/content/dates.ts';
import { listJobs, runJobAgain } from '#shared/contracts/office/jobs.ts';
import { jobsText as text } from '#shared/language/ka/office/jobs.ts';
import { callOffice } from '../data/office-calls.ts';
import { DeskList } from '../desks/DeskList.tsx';

/** Background jobs that failed or wait. */
export function JobsDesk() {
  return (
    <DeskList
      desk="jobs"
      search={text.search}
      states={text.states}
      hasDays
      empty={text.empty}
      list={(query) => callOffice(listJobs, query)}
      columns={[
        { label: text.columns.state, show: ({ state }) => text.states[state] },
        { label: text.columns.name, show: ({ name }) => <JobName name={name} /> },
        { label: text.columns.attempts, show: ({ attempts }) => attempts },
        {
          label: text.columns.at,
          show: ({ failed_at, due_at, created_at }) => formatMoment(failed_at ?? due_at ?? created_at),
        },
        { label: text.columns.error, show: ({ error }) => error },
      ]}
      acts={[{ name: 'run_again', label: text.runAgain, run: ({ id }) => callOffice(runJobAgain, { id }) }]}
    />
  );
}

/** What a job does, with the name by which an operator finds it in the log. */
function JobName({ name }: { readonly name: string }) {
  const known = text.names[name];
  if (!known) return name;
  return (
    <>
      {known}
      <p className="office-hint">{name}</p>
    </>
  );
}
