import { formatDate } from '#shared/content/dates.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { listReports } from '#shared/contracts/office/reports.ts';
import { writeCount } from '#shared/language/ka/office/figures.ts';
import { reportsText as text } from '#shared/language/ka/office/reports.ts';
import { showGel } from '#shared/money/show.ts';
import { Downloads } from '../data/Downloads.tsx';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { ScrollRegion } from '../shell/ScrollRegion.tsx';
import { DaysDesk } from './DaysDesk.tsx';
import { useDays } from './use-days.ts';
import './reports.css';

type Reports = AnswerOf<typeof listReports>;
type SeriesName = keyof typeof text.series;
const seriesNames = Object.keys(text.series) as SeriesName[];

/** What readers did and what was earned, day by day; the days stand in the address. */
export function ReportsDesk() {
  const { params, span, ask } = useDays();
  const { answer, error } = useAnswer(params.toString(), () => callOffice(listReports, span));
  const shown = answer ? seriesNames.filter((name) => answer[name] !== null) : [];
  return (
    <DaysDesk desk="reports" params={params} ask={ask} days={answer} error={error}>
      {answer && (
        <>
          <div className="office-desk">
            {shown.map((name) => (
              <SeriesCard key={name} name={name} reports={answer} />
            ))}
          </div>
          <CalculatorTable uses={answer.by_calculator} />
          <DayTable names={shown} reports={answer} />
          <Downloads
            name="reports"
            label={text.download}
            load={(format, sendBy) => callOffice(listReports, { ...span, format }, { sendBy })}
          />
        </>
      )}
    </DaysDesk>
  );
}

const show = (name: SeriesName, value: number | string): string =>
  name === 'sales' ? showGel(String(value)) : writeCount(Number(value));

function SeriesCard({ name, reports }: { readonly name: SeriesName; readonly reports: Reports }) {
  const series = reports[name];
  if (!series) return null;
  const label = text.series[name];
  const highest = series.by_day.reduce(
    (most, { total }) => (Number(total) > Number(most) ? total : most),
    series.by_day[0]?.total ?? 0,
  );
  return (
    <section className="office-card" data-series={name}>
      <h2>{label}</h2>
      <p className="office-figure">{show(name, series.total)}</p>
      <Bars
        label={text.chart(label, formatDate(reports.from), formatDate(reports.to))}
        values={series.by_day.map(({ total }) => Number(total))}
      />
      <p className="office-hint office-ends" aria-hidden>
        <span>{formatDate(reports.from)}</span>
        <span>{formatDate(reports.to)}</span>
      </p>
      <p className="office-hint">{Number(highest) > 0 ? text.highest(show(name, highest)) : text.nothing}</p>
    </section>
  );
}

const barSpace = 4;
const chartHeight = 60;

/** A bar for each day; the table beside it says the same in figures. */
function Bars({ label, values }: { readonly label: string; readonly values: readonly number[] }) {
  const most = Math.max(1, ...values);
  return (
    <svg
      className="office-bars"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * barSpace} ${chartHeight}`}
      preserveAspectRatio="none"
    >
      {values.map((value, at) => {
        const height = Math.max(value > 0 ? 1 : 0, (Math.max(0, value) / most) * chartHeight);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
            key={at}
            x={at * barSpace + 0.5}
            y={chartHeight - height}
            width={barSpace - 1}
            height={height}
          />
        );
      })}
    </svg>
  );
}

/** Which calculators are used, and how often; nothing where none was. */
function CalculatorTable({ uses }: { readonly uses: Reports['by_calculator'] }) {
  if (uses.length === 0) return null;
  return (
    <div data-calculators>
      <ScrollRegion label={text.calculators}>
        <h2>{text.calculators}</h2>
        <p className="office-hint">{text.calculatorsHint}</p>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{text.calculators}</th>
              <th scope="col">{text.uses}</th>
            </tr>
          </thead>
          <tbody>
            {uses.map(({ calculator, title, total }) => (
              <tr key={calculator} data-calculator={calculator}>
                <th scope="row">{title}</th>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function DayTable({ names, reports }: { readonly names: readonly SeriesName[]; readonly reports: Reports }) {
  return (
    <ScrollRegion label={text.table}>
      <h2>{text.table}</h2>
      <table className="office-table">
        <thead>
          <tr>
            <th>{text.day}</th>
            {names.map((name) => (
              <th key={name}>{text.series[name]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.views.by_day
            .map(({ day }, at) => (
              <tr key={day} data-day={day}>
                <td>{formatDate(day)}</td>
                {names.map((name) => (
                  <td key={name}>{show(name, reports[name]?.by_day[at]?.total ?? 0)}</td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
