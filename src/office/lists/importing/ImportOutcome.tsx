import { Link } from 'react-router';
import { writeRanges } from '#shared/language/ka/office/figures.ts';
import { importText as text } from '#shared/language/ka/office/importing.ts';
import { stateNames } from '#shared/language/ka/office/office.ts';
import { ScrollRegion } from '../../shell/ScrollRegion.tsx';
import type { ImportedLine, Outcome } from './use-import.ts';

const maxShown = 300;
const acts = ['made', 'changed', 'same', 'refused'] as const;

/** What somebody should look at comes first: what is refused, then what stays a draft, then the rest by line. */
const urgency = ({ act, message }: ImportedLine): number => (act === 'refused' ? 0 : message ? 1 : 2);

/** What became of each line, or would; the first of many. */
export function ImportOutcome({
  outcome: { results, isTrial, total, isWhole },
  collection,
  labelOf,
}: {
  readonly outcome: Outcome;
  readonly collection: string;
  readonly labelOf: (field: string) => string;
}) {
  const shown = results
    .toSorted((one, other) => urgency(one) - urgency(other) || one.line - other.line)
    .slice(0, maxShown);
  const refused = results.filter(({ act }) => act === 'refused').map(({ line }) => line);
  return (
    <section data-import={isTrial ? 'trial' : 'done'} {...(isWhole ? { 'data-whole': '' } : {})}>
      <p role="status">
        {isWhole
          ? isTrial
            ? text.checked
            : text.finished
          : (isTrial ? text.checking : text.running)(results.length, total)}
      </p>
      <progress className="import-progress" max={total} value={results.length} aria-hidden />
      <ul className="import-counts">
        {acts.map((act) => (
          <li key={act} data-count={act}>
            {text.acts[act]}: {results.filter((one) => one.act === act).length}
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <p className="office-error" data-refused-lines>
          {text.refusedLines(writeRanges(refused.slice(0, maxShown)))}
          {refused.length > maxShown && ' …'}
        </p>
      )}
      {results.length > maxShown && <p className="office-hint">{text.first(maxShown)}</p>}
      <ScrollRegion label={text.columns.what}>
        <table className="office-table">
          <thead>
            <tr>
              {Object.values(text.columns).map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.line} data-line={one.line} data-state={one.act}>
                <td>{one.line}</td>
                <td>
                  {one.id !== null && !isTrial ? (
                    <Link to={`/records/${collection}/${one.id}/`}>{one.title || `№${one.id}`}</Link>
                  ) : (
                    one.title || (one.id === null ? '–' : `№${one.id}`)
                  )}
                </td>
                <td>
                  {text.acts[one.act]}
                  {one.state && (
                    <p className="office-hint">{isTrial ? text.states[one.state] : stateNames[one.state]}</p>
                  )}
                </td>
                <td>
                  {one.fields.map(labelOf).join(', ')}
                  {one.message && one.errors.length === 0 && <p className="office-error">{one.message}</p>}
                  {one.errors.map(({ field, message }) => (
                    <p key={`${field} ${message}`} className="office-error">
                      {`${labelOf(field)}: ${message}`}
                    </p>
                  ))}
                  {one.left_out.length > 0 && (
                    <p className="office-hint">{text.leftOut(one.left_out.map(labelOf).join(', '))}</p>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
