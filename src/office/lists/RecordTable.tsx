import { Link } from 'react-router';
import { formatMoment } from '#shared/content/dates.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import type { listRecords } from '#shared/contracts/office/records.ts';
import { bulkText, listText, officeText } from '#shared/language/ka/office/office.ts';
import { StateMark } from '../records/StateMark.tsx';

type ListedRecord = AnswerOf<typeof listRecords>['records'][number];

/** A page of records. The headings order the list; each row opens its record. */
export function RecordTable({
  collection,
  records,
  sort,
  onSort,
  chosen,
  onChoose,
}: {
  readonly collection: string;
  readonly records: readonly ListedRecord[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** The chosen records, where records may be chosen. */
  readonly chosen: ReadonlySet<number> | undefined;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}) {
  if (records.length === 0) return <p className="office-hint">{listText.empty}</p>;
  const isDescending = sort.startsWith('-');
  const order = isDescending ? 'descending' : 'ascending';
  return (
    <table className="office-table">
      <thead>
        <tr>
          {chosen && (
            <th>
              <input
                type="checkbox"
                aria-label={bulkText.chooseAll}
                checked={records.every(({ id }) => chosen.has(id))}
                onChange={(event) =>
                  onChoose(new Set(event.target.checked ? records.map(({ id }) => id) : []))
                }
              />
            </th>
          )}
          <th aria-sort={sort.endsWith('id') ? order : 'none'}>
            <button
              type="button"
              className="office-order"
              aria-label={listText.sortBy(listText.columns.id)}
              onClick={() => onSort(sort === '-id' ? 'id' : '-id')}
            >
              {listText.columns.id}
            </button>
          </th>
          <th>{listText.columns.title}</th>
          <th>{listText.columns.state}</th>
          <th>{listText.columns.updated}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id} data-record={record.id} data-state={record.state}>
            {chosen && (
              <td>
                <input
                  type="checkbox"
                  aria-label={bulkText.choose(record.title || officeText.untitled(record.id))}
                  checked={chosen.has(record.id)}
                  onChange={(event) =>
                    onChoose(
                      event.target.checked
                        ? new Set([...chosen, record.id])
                        : new Set([...chosen].filter((id) => id !== record.id)),
                    )
                  }
                />
              </td>
            )}
            <td>{record.id}</td>
            <td>
              <Link to={`/records/${collection}/${record.id}/`}>
                {record.title || officeText.untitled(record.id)}
              </Link>
              {record.lease && <p className="office-hint">{listText.writing(record.lease.name)}</p>}
            </td>
            <td>
              <StateMark state={record.state} />
              {record.has_changes && <p className="office-hint">{listText.changes}</p>}
            </td>
            <td className="office-hint">
              {record.updated_at ? formatMoment(record.updated_at) : ''} {record.updated_by?.name ?? ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
