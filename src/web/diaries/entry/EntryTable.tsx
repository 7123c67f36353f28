import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { diaryText as text } from '#shared/language/ka/diaries/diary.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { DataTable } from '../../calculators/evidence/DataTable.tsx';
import styles from './EntryTable.module.css';

export interface EntryRow {
  readonly id: string;
  /** The cells; the first is the row's head. */
  readonly cells: readonly [string, ...string[]];
  /** Whether the last cell needs attention, which its words say too. */
  readonly isNotable?: boolean;
  /** Whether the row is printed. */
  readonly isRecent?: boolean;
}

interface EntryTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** Newest first. */
  readonly rows: readonly EntryRow[];
  /** What can be done with an entry; a table without it is to be read alone. */
  readonly acts?: { readonly onEdit: (id: string) => void; readonly onRemove: (id: string) => void };
}

/** How many entries are shown at first; the printed table has all recent ones. */
const shownAtFirst = 14;

/** Renders entries as a table, the newest first, each with buttons that change and remove it. */
export function EntryTable({ caption, head, rows, acts }: EntryTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.filter(({ isRecent }, at) => at < shownAtFirst || isRecent);
  return (
    <>
      <DataTable
        caption={caption}
        head={head}
        lastHead={
          acts && (
            <th scope="col" data-no-print>
              <span className={styles.hidden}>{text.actions}</span>
            </th>
          )
        }
        areCards
      >
        {shown.map(({ id, cells: [first, ...others], isNotable, isRecent }, at) => (
          <tr
            key={id}
            className={!isWhole && at >= shownAtFirst ? styles.folded : undefined}
            data-no-print={isRecent === false ? true : undefined}
            data-entry={id}
          >
            <th scope="row" className={styles.moment}>
              {first}
            </th>
            {others.map((cell, index) => (
              <td
                key={head[index + 1]}
                data-label={head[index + 1]}
                data-blank={cell === '–' || cell === '' ? '' : undefined}
                className={isNotable && index === others.length - 1 ? styles.notable : undefined}
              >
                {cell}
              </td>
            ))}
            {acts && (
              <td className={styles.action} data-no-print>
                <button
                  type="button"
                  className={styles.act}
                  aria-label={text.editOf(describeRow(first, others))}
                  onClick={() => acts.onEdit(id)}
                  data-edit
                >
                  <Pencil size={20} aria-hidden />
                </button>
                <button
                  type="button"
                  className={styles.act}
                  aria-label={text.removeOf(describeRow(first, others))}
                  onClick={() => acts.onRemove(id)}
                >
                  <Trash2 size={20} aria-hidden />
                </button>
              </td>
            )}
          </tr>
        ))}
      </DataTable>
      {rows.length > shownAtFirst && (
        <div data-no-print>
          <Button kind="quiet" onPress={() => setWhole(!isWhole)}>
            {isWhole ? text.fewer : text.all(rows.length)}
          </Button>
        </div>
      )}
    </>
  );
}

const describeRow = (first: string, others: readonly string[]): string =>
  [first, ...others].filter(Boolean).join(', ');
