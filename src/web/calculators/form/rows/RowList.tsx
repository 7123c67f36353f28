import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Rows } from '#shared/calculators/form/field.ts';
import { rowName } from '#shared/calculators/form/read-form.ts';
import { FieldInput } from '../FieldInput.tsx';
import { useFormState } from '../form-state.ts';
import styles from './RowList.module.css';

interface RowListProps {
  readonly rows: Rows;
  readonly count: number;
  readonly onAdd: () => void;
  readonly onRemove: (row: number) => void;
}

/** Renders repeatable inputs, numbered from 1. An added row receives the focus. */
export function RowList({ rows, count, onAdd, onRemove }: RowListProps) {
  const list = useRef<HTMLDivElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    if (count > previousCount.current)
      list.current?.querySelector<HTMLElement>(':scope > fieldset:last-of-type :is(input, select)')?.focus();
    previousCount.current = count;
  }, [count]);
  return (
    <div className={styles.rows} ref={list}>
      {Array.from({ length: count }, (_, index) => index + 1).map((row) => (
        <Row key={row} rows={rows} row={row} isOnly={count === 1} onRemove={() => onRemove(row)} />
      ))}
      {rows.hint && <p className={styles.hint}>{rows.hint}</p>}
      {count < rows.most && (
        <button type="button" className={styles.add} onClick={onAdd} data-add-row>
          <Plus size={20} aria-hidden="true" />
          {rows.add}
        </button>
      )}
    </div>
  );
}

interface RowProps {
  readonly rows: Rows;
  readonly row: number;
  readonly isOnly: boolean;
  readonly onRemove: () => void;
}

function Row({ rows, row, isOnly, onRemove }: RowProps) {
  const { entries } = useFormState();
  const read = (field: string) => entries[rowName(field, row)] ?? '';
  return (
    <fieldset className={styles.row} data-columns={Object.keys(rows.fields).length}>
      <legend className={styles.legend}>{rows.legend(row)}</legend>
      <div className={styles.fields}>
        {Object.entries(rows.fields).map(([name, field], index) => (
          <FieldInput
            key={name}
            name={rowName(name, row)}
            field={index === 0 && !isOnly ? { ...field, label: rows.legend(row) } : field}
            read={read}
          />
        ))}
      </div>
      {!isOnly && (
        <button
          type="button"
          className={styles.remove}
          onClick={onRemove}
          aria-label={rows.remove(row)}
          data-remove-row
        >
          <Trash2 size={20} aria-hidden="true" />
        </button>
      )}
    </fieldset>
  );
}
