import { Fragment, type ReactNode, useState } from 'react';
import { deskText } from '#shared/language/ka/office/desks.ts';
import { ScrollRegion } from '../shell/ScrollRegion.tsx';
import { ActButtons } from './ActButtons.tsx';
import type { DeskField } from './DeskDialog.tsx';

export interface DeskColumn<Row> {
  readonly label: string;
  readonly show: (row: Row) => ReactNode;
}

export interface DeskAct<Row> {
  /** The call's own name. */
  readonly name: string;
  readonly label: string;
  /** Whether the act makes sense for the row now; absent: always. */
  readonly isOffered?: (row: Row) => boolean;
  /** What the act asks; it may have to be loaded. An act without is done at once, unless it says what it takes away. */
  readonly fields?:
    | readonly DeskField[]
    | ((row: Row) => readonly DeskField[] | Promise<readonly DeskField[]>);
  /** The question before an act that takes something away. */
  readonly warning?: string;
  /** Fields that were left out are empty strings, a ticked box is `on`. A sentence that is returned is told, an element shown in the dialog. */
  readonly run: (row: Row, values: Readonly<Record<string, string>>) => Promise<unknown>;
}

export interface DeskRow {
  readonly id: number | string;
  readonly state?: string | undefined;
}

interface DeskTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly DeskColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  /** What stands below a row that was opened. */
  readonly detail: ((row: Row) => ReactNode) | undefined;
  /** The acts that the person may do. */
  readonly acts: readonly DeskAct<Row>[];
  readonly isBusy: boolean;
  readonly onBegin: (act: DeskAct<Row>, row: Row) => void;
}

/** The rows of a desk, each with its acts below it, and with more of it when it is opened. */
export function DeskTable<Row extends DeskRow>({
  label,
  rows,
  columns,
  keyOf,
  detail,
  acts,
  isBusy,
  onBegin,
}: DeskTableProps<Row>) {
  const [opened, setOpened] = useState<string>();
  const hasActs = acts.length > 0 || detail !== undefined;
  return (
    <ScrollRegion label={label}>
      <table className="office-table" data-cards>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label}>{column.label}</th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => {
          const key = keyOf(row);
          const isOpen = opened === key;
          return (
            <Fragment key={key}>
              <tbody data-record={row.id} {...(row.state ? { 'data-state': row.state } : {})}>
                <tr>
                  {columns.map((column) => (
                    <td key={column.label} data-label={column.label}>
                      {column.show(row)}
                    </td>
                  ))}
                </tr>
                {hasActs && (
                  <tr className="office-row-acts">
                    <td colSpan={columns.length}>
                      <div>
                        {detail && (
                          <button
                            type="button"
                            className="office-quiet"
                            aria-expanded={isOpen}
                            onClick={() => setOpened(isOpen ? undefined : key)}
                          >
                            {isOpen ? deskText.less : deskText.more}
                          </button>
                        )}
                        <ActButtons
                          acts={acts.filter(({ isOffered }) => isOffered?.(row) ?? true)}
                          isBusy={isBusy}
                          onBegin={(act) => onBegin(act, row)}
                        />
                      </div>
                    </td>
                  </tr>
                )}
              </tbody>
              {detail && isOpen && (
                <tbody data-detail={row.id}>
                  <tr>
                    <td colSpan={columns.length}>{detail(row)}</td>
                  </tr>
                </tbody>
              )}
            </Fragment>
          );
        })}
      </table>
    </ScrollRegion>
  );
}
