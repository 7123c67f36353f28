import { formatDate } from '#shared/content/dates.ts';
import type { AnswerOf, InputOf } from '#shared/contracts/call.ts';
import { reportCampaign } from '#shared/contracts/office/campaigns.ts';
import { campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { writeCount, writeRate } from '#shared/language/ka/office/figures.ts';
import { Downloads } from '../data/Downloads.tsx';
import { callOffice } from '../data/office-calls.ts';
import { ScrollRegion } from '../shell/ScrollRegion.tsx';

interface Line {
  readonly name: string;
  readonly shown: number;
  readonly clicked: number;
}

/** What was counted of a campaign: altogether, by place, by day, and as a file. */
export function CampaignReport({
  title,
  query,
  report,
}: {
  readonly title: string;
  readonly query: InputOf<typeof reportCampaign>;
  readonly report: AnswerOf<typeof reportCampaign>;
}) {
  const { shown, clicked, by_day, by_place } = report;
  const total = { name: text.total, shown, clicked };
  return (
    <section aria-label={text.reportOf(title)} data-report={query.id}>
      <h3>{text.reportOf(title)}</h3>
      {by_day.length === 0 && <p className="office-hint">{text.nothingCounted}</p>}
      <Counts
        first={text.byPlace}
        lines={[...by_place.map(({ place, ...one }) => ({ name: text.places[place], ...one })), total]}
      />
      <Counts
        first={text.byDay}
        lines={by_day.map(({ day, ...one }) => ({ name: formatDate(day), ...one }))}
      />
      <Downloads
        name={`campaign-${query.id}`}
        label={text.download}
        formats={['pdf', 'xlsx', 'csv']}
        load={(format, sendBy) => callOffice(reportCampaign, { ...query, format }, { sendBy })}
      />
    </section>
  );
}

function Counts({ first, lines }: { readonly first: string; readonly lines: readonly Line[] }) {
  const most = Math.max(1, ...lines.map(({ shown }) => shown));
  if (lines.length === 0) return null;
  return (
    <ScrollRegion label={first}>
      <table className="office-table">
        <thead>
          <tr>
            {[first, text.columns.shown, text.columns.clicked, text.rate].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, ...one }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <progress className="campaign-bar" aria-hidden max={most} value={one.shown} />{' '}
                {writeCount(one.shown)}
              </td>
              <td>{writeCount(one.clicked)}</td>
              <td>{writeRate(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
