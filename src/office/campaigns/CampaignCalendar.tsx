import { useState } from 'react';
import { todayAt } from '#shared/accounts/fields.ts';
import { type AdPlace, places } from '#shared/advertising/places.ts';
import { formatMonth } from '#shared/content/dates.ts';
import { type Campaign, listCampaigns } from '#shared/contracts/office/campaigns.ts';
import { campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { ScrollRegion } from '../shell/ScrollRegion.tsx';
import { daysOfMonth, freeSpans, monthAfter, occupancyOf } from './occupancy.ts';

const pageSize = 100;

/** Every campaign that runs in the month. */
async function loadMonth(days: readonly string[]): Promise<readonly Campaign[]> {
  const span = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const all: Campaign[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await callOffice(listCampaigns, { ...span, page, limit: pageSize });
    all.push(...rows);
    if (rows.length < pageSize || all.length >= total) return all;
  }
}

/** Which place is sold on which day of a month, and what is free. */
export function CampaignCalendar() {
  const [month, setMonth] = useState(() => todayAt(Date.now()).slice(0, 7));
  const days = daysOfMonth(month);
  const { answer, error } = useAnswer(month, () => loadMonth(days));
  return (
    <section className="office-card" aria-label={text.calendar.open}>
      <div className="office-filters">
        <h2 aria-live="polite">{text.calendar.title(formatMonth(`${month}-01`))}</h2>
        <button type="button" className="office-quiet" onClick={() => setMonth(monthAfter(month, -1))}>
          {text.calendar.before}
        </button>
        <button type="button" className="office-quiet" onClick={() => setMonth(monthAfter(month, 1))}>
          {text.calendar.after}
        </button>
      </div>
      {error && (
        <p role="alert" className="office-error">
          {error}
        </p>
      )}
      {!answer && !error && <p className="office-hint">{officeText.loading}</p>}
      {answer && (
        <ScrollRegion label={text.calendar.caption}>
          <table className="office-table campaign-calendar">
            <caption className="office-hidden">{text.calendar.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{text.place}</th>
                {days.map((day) => (
                  <th key={day} scope="col">
                    {Number(day.slice(8))}
                  </th>
                ))}
                <th scope="col">{text.calendar.freeDays}</th>
              </tr>
            </thead>
            <tbody>
              {(Object.keys(places) as AdPlace[]).map((place) => {
                const counts = occupancyOf(place, answer ?? [], days);
                return (
                  <tr key={place} data-place={place}>
                    <th scope="row">{text.places[place]}</th>
                    {counts.map((count, at) => (
                      <td key={days[at]} data-count={Math.min(count, 3)}>
                        {count > 0 && <span title={text.calendar.cell(at + 1, count)}>{count}</span>}
                      </td>
                    ))}
                    <td>{freeText(counts)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

function freeText(counts: readonly number[]): string {
  if (counts.every((count) => count === 0)) return text.calendar.allFree;
  return freeSpans(counts) || text.calendar.noneFree;
}
