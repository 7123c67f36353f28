import { Link } from 'react-router';
import { formatMoment } from '#shared/content/dates.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import type { listRecords } from '#shared/contracts/office/records.ts';
import { bulkText, listText, officeText } from '#shared/language/ka/office/office.ts';
import { StateMark } from '../records/StateMark.tsx';

import { type ListColumn, writeCell } from './list-columns.ts';

/** A second press turns the order around; numbers begin with the newest. */
function nextOrder(sort: string, name: string): string {
  if (sort === name) return `-${name}`;
  return sort === `-${name}` || name !== 'id' ? name : '-id';
}

type ListedRecord = AnswerOf<typeof listRecords>['records'][number];

/** A page of records. The headings order the list; each row opens its record. */
export function RecordTable({
  collection,
  columns,
  titles,
  titleName,
  records,
  sort,
  onSort,
  chosen,
  onChoose,
}: {
  readonly collection: string;
  readonly columns: readonly ListColumn[];
  /** Titles of the records that each column refers to, by the column's name. */
  readonly titles: ReadonlyMap<string, ReadonlyMap<number, string>>;
  /** The field that has the titles, where the list can be ordered by it. */
  readonly titleName: string | undefined;
  readonly records: readonly ListedRecord[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** The chosen records, where records may be chosen. */
  readonly chosen: ReadonlySet<number> | undefined;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}) {
  const order = sort.startsWith('-') ? 'descending' : 'ascending';
  const orderButton = (name: string, label: string) => (
    <button
      type="button"
      className="office-order"
      aria-label={listText.sortBy(label)}
      onClick={() => onSort(nextOrder(sort, name))}
    >
      {label}
    </button>
  );
  const orderOf = (name: string) => (sort.replace(/^-/, '') === name ? order : 'none');
  return (
    <table className="office-table" data-cards>
      <thead>
        <tr>
          {chosen && (
            <th>
              <label className="office-check office-pick">
                <input
                  type="checkbox"
                  aria-label={bulkText.chooseAll}
                  checked={records.every(({ id }) => chosen.has(id))}
                  onChange={(event) =>
                    onChoose(new Set(event.target.checked ? records.map(({ id }) => id) : []))
                  }
                />
              </label>
            </th>
          )}
          <th aria-sort={orderOf('id')}>{orderButton('id', listText.columns.id)}</th>
          {titleName === undefined ? (
            <th>{listText.columns.title}</th>
          ) : (
            <th aria-sort={orderOf(titleName)}>{orderButton(titleName, listText.columns.title)}</th>
          )}
          {columns.map(({ name, label, isSortable }) => (
            <th key={name} className="office-column" {...(isSortable ? { 'aria-sort': orderOf(name) } : {})}>
              {isSortable ? orderButton(name, label) : label}
            </th>
          ))}
          <th>{listText.columns.state}</th>
          <th className="office-column">{listText.columns.updated}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id} data-record={record.id} data-state={record.state}>
            {chosen && (
              <td>
                <label className="office-check office-pick">
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
                </label>
              </td>
            )}
            <td data-label={listText.columns.id}>{record.id}</td>
            <td className="office-record-title" data-label={listText.columns.title}>
              <Link to={`/records/${collection}/${record.id}/`}>
                {record.title || officeText.untitled(record.id)}
              </Link>
              {record.lease && <p className="office-hint">{listText.writing(record.lease.name)}</p>}
            </td>
            {columns.map((column) => (
              <td key={column.name} className="office-column" data-column={column.name}>
                {writeCell(column, record[column.name], titles.get(column.name) ?? new Map())}
              </td>
            ))}
            <td data-label={listText.columns.state}>
              <StateMark state={record.state} />
              {record.has_changes && <p className="office-hint">{listText.changes}</p>}
            </td>
            <td className="office-hint office-column">
              {record.updated_at ? formatMoment(record.updated_at) : ''} {record.updated_by?.name ?? ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
