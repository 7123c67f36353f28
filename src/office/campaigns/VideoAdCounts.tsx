import { useSearchParams } from 'react-router';
import { formatDate } from '#shared/content/dates.ts';
import { reportVideoAds } from '#shared/contracts/office/campaigns.ts';
import { campaignsText as text } from '#shared/language/ka/office/campaigns.ts';
import { writeCount } from '#shared/language/ka/office/figures.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';

/** Where the tags of video advertisements come from, and how often one was shown on the days that the desk is asked for. */
export function VideoAdCounts() {
  const [params] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  const span = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const { answer, error } = useAnswer(JSON.stringify(span), () => callOffice(reportVideoAds, span));
  return (
    <section className="office-card" aria-label={text.video.title} data-video-ads>
      <h2>{text.video.title}</h2>
      {!answer && <p className="office-hint">{error ?? officeText.loading}</p>}
      {answer && (
        <>
          <p>{answer.source === null ? text.video.demonstration : text.video.from(answer.source)}</p>
          <p className="office-hint">{text.video.when}</p>
          <table className="office-table">
            <thead>
              <tr>
                <th scope="col">{text.day}</th>
                <th scope="col">{text.columns.shown}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{text.total}</th>
                <td>{writeCount(answer.shown)}</td>
              </tr>
              {answer.by_day.map(({ day, shown }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day)}</th>
                  <td>{writeCount(shown)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
