import { useCallback, useMemo, useState } from 'react';
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
import { DayChart } from './DayChart.tsx';
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
  const [pointed, setPointed] = useState<number>();
  const days = useMemo(
    () => (series?.by_day ?? []).map(({ day, total }) => ({ day, value: Number(total) })),
    [series],
  );
  const showValue = useCallback((value: number) => show(name, value), [name]);
  if (!series) return null;
  const label = text.series[name];
  const day = pointed === undefined ? undefined : series.by_day[pointed];
  const highest = series.by_day.reduce(
    (most, { total }) => (Number(total) > Number(most) ? total : most),
    series.by_day[0]?.total ?? 0,
  );
  const summary = Number(highest) > 0 ? text.highest(show(name, highest)) : text.nothing;
  return (
    <section className="office-card" data-series={name}>
      <h2>{label}</h2>
      <p className="office-figure">{show(name, series.total)}</p>
      <DayChart
        label={text.chart(label, formatDate(reports.from), formatDate(reports.to))}
        days={days}
        show={showValue}
        onPoint={setPointed}
      />
      <p className="office-hint" data-pointed={day?.day}>
        {day ? `${formatDate(day.day)}: ${show(name, day.total)}` : summary}
      </p>
    </section>
  );
}

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
