import { useState } from 'react';
import { bulkText as text } from '#shared/language/ka/office/office.ts';
import { RecordField } from '../fields/RecordField.tsx';
import type { Description } from '../records/use-record.ts';

/** Kinds whose value may be the same for many records. */
const kinds: ReadonlySet<string> = new Set([
  'reference',
  'references',
  'choice',
  'boolean',
  'date',
  'instant',
  'text',
  'integer',
  'names',
]);

/** Chooses a field and the value that many records get. */
export function BulkField({
  description,
  onChange,
}: {
  readonly description: Description;
  readonly onChange: (fields: Readonly<Record<string, unknown>>) => void;
}) {
  const [name, setName] = useState('');
  const fields = description.fields.filter((one) => one.may_write && kinds.has(one.kind));
  const field = fields.find((one) => one.name === name);
  return (
    <>
      <label className="office-field">
        {text.field}
        <select
          name="field"
          className="office-input"
          required
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            onChange({});
          }}
        >
          <option value="" />
          {fields.map((one) => (
            <option key={one.name} value={one.name}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      {field && (
        <RecordField
          key={name}
          field={field}
          value={undefined}
          error={undefined}
          isLocked={false}
          onChange={(value) => onChange({ [name]: value })}
        />
      )}
    </>
  );
}
