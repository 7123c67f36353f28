import { useRef, useState } from 'react';
import { collectionNamed } from '#shared/collections/registry.ts';
import { listRecords } from '#shared/contracts/office/records.ts';
import { filterText as text } from '#shared/language/ka/office/office.ts';
import { optionNameOf } from '#shared/language/ka/office/options.ts';
import { callOffice } from '../data/office-calls.ts';
import { useAnswer } from '../data/use-answer.ts';
import { FilterDialog } from './FilterDialog.tsx';
import {
  emptyFilter,
  endsOf,
  type FilterField,
  filterFieldsOf,
  idsOf,
  type ListFilter,
  readFilters,
  withFilter,
} from './list-filters.ts';

/** Narrows a list by the fields of its collection. What it is narrowed by stands in the address, and here as chips. */
export function FieldFilters({
  collection,
  params,
  onAsk,
}: {
  readonly collection: string;
  readonly params: URLSearchParams;
  readonly onAsk: (next: URLSearchParams) => void;
}) {
  const [editing, setEditing] = useState<ListFilter | 'new'>();
  const add = useRef<HTMLButtonElement>(null);
  const fields = filterFieldsOf(collectionNamed(collection));
  if (fields.length === 0) return null;
  const filters = readFilters(fields, params);
  const apply = (field: FilterField, value: string) => onAsk(withFilter(params, field.name, value));
  return (
    <fieldset className="office-views" aria-label={text.label}>
      <button
        ref={add}
        type="button"
        className="office-quiet"
        data-action="filter"
        onClick={() => setEditing('new')}
      >
        {text.add}
      </button>
      {filters.map((filter) => (
        <span key={filter.field.name} className="office-chip" data-filter={filter.field.name}>
          <button type="button" className="office-quiet" onClick={() => setEditing(filter)}>
            <FilterName filter={filter} />
          </button>
          <button
            type="button"
            className="office-quiet"
            aria-label={text.remove(filter.field.label)}
            onClick={() => {
              apply(filter.field, '');
              add.current?.focus();
            }}
          >
            ×
          </button>
        </span>
      ))}
      {editing && (
        <FilterDialog
          fields={fields}
          filters={filters}
          edited={editing === 'new' ? undefined : editing.field}
          onClose={() => setEditing(undefined)}
          onApply={(field, value) => {
            setEditing(undefined);
            apply(field, value);
          }}
        />
      )}
    </fieldset>
  );
}

/** A filter in words: „თემა: გული“. */
function FilterName({ filter: { field, value } }: { readonly filter: ListFilter }) {
  if (value === emptyFilter) return `${field.label}: ${text.empty}`;
  switch (field.kind) {
    case 'choice': {
      const names = value.split(',').map((one) => optionNameOf(field.name, one));
      return `${field.label}: ${names.join(', ')}`;
    }
    case 'boolean':
      return `${field.label}: ${value === 'yes' ? text.yes : text.no}`;
    case 'reference':
      return <ReferenceNames field={field} ids={idsOf(value)} />;
    default: {
      const [from, to] = endsOf(value).map((end) => (field.kind === 'integer' ? end : writeDay(end)));
      return `${field.label}: ${text.range(from ?? '', to ?? '')}`;
    }
  }
}

/** A day as Georgians write it in figures: 31.01.2026. */
const writeDay = (day: string): string => day.split('-').reverse().join('.');

function ReferenceNames({ field, ids }: { readonly field: FilterField; readonly ids: readonly number[] }) {
  // The type names one collection for all of them (contracts/office/record-parts.ts).
  const collection = (field.of ?? '') as 'article';
  const { answer } = useAnswer(ids.join(), () =>
    callOffice(listRecords, { collection, find: { id: { $in: [...ids] } }, limit: 100 }),
  );
  const titleOf = (id: number) => answer?.records.find((one) => one.id === id)?.title || `№${id}`;
  return `${field.label}: ${ids.map(titleOf).join(', ')}`;
}
