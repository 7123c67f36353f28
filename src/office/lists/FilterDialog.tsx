import { useId, useState } from 'react';
import { filterText as text } from '#shared/language/ka/office/office.ts';
import { optionNameOf } from '#shared/language/ka/office/options.ts';
import { DateField } from '../fields/dates/DateField.tsx';
import { ReferenceInput } from '../fields/ReferenceInput.tsx';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';
import { emptyFilter, endsOf, type FilterField, idsOf, type ListFilter, rangeOf } from './list-filters.ts';

/** Asks by which field a list is narrowed, and to what. */
export function FilterDialog({
  fields,
  filters,
  edited,
  onApply,
  onClose,
}: {
  readonly fields: readonly FilterField[];
  readonly filters: readonly ListFilter[];
  /** The field whose filter is changed; without it a field is chosen first. */
  readonly edited: FilterField | undefined;
  readonly onApply: (field: FilterField, value: string) => void;
  readonly onClose: () => void;
}) {
  const [field, setField] = useState(edited);
  const filterOf = (one: FilterField | undefined) =>
    filters.find(({ field: { name } }) => name === one?.name)?.value ?? '';
  const [value, setValue] = useState(() => filterOf(edited));
  return (
    <OfficeDialog title={text.title} mark={{ 'data-act': 'filter' }} onClose={onClose}>
      <form
        className="office-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (field) onApply(field, value);
        }}
      >
        <label className="office-field">
          {text.field}
          <select
            name="field"
            className="office-input"
            required
            value={field?.name ?? ''}
            onChange={(event) => {
              const next = fields.find(({ name }) => name === event.target.value);
              setField(next);
              setValue(filterOf(next));
            }}
          >
            <option value="" />
            {fields.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {field && value !== emptyFilter && (
          <FilterValue key={field.name} field={field} value={value} onChange={setValue} />
        )}
        {field?.mayBeEmpty && (
          <label className="office-check">
            <input
              type="checkbox"
              name="none"
              checked={value === emptyFilter}
              onChange={(event) => setValue(event.target.checked ? emptyFilter : '')}
            />{' '}
            {text.empty}
          </label>
        )}
        <button type="submit" className="office-main">
          {text.apply}
        </button>
      </form>
    </OfficeDialog>
  );
}

interface FilterValueProps {
  readonly field: FilterField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FilterValue({ field, value, onChange }: FilterValueProps) {
  const id = useId();
  switch (field.kind) {
    case 'reference':
      return (
        <div className="office-field">
          <label htmlFor={id}>{field.label}</label>
          <ReferenceInput
            field={{ name: 'record', of: field.of, many: true }}
            id={id}
            value={idsOf(value)}
            isLocked={false}
            describedBy={undefined}
            onChange={(ids) => onChange(Array.isArray(ids) ? ids.join() : '')}
          />
        </div>
      );
    case 'choice':
      return <ChoiceValue field={field} value={value} onChange={onChange} />;
    case 'boolean':
      return (
        <fieldset className="office-options">
          <legend>{field.label}</legend>
          {(['yes', 'no'] as const).map((one) => (
            <label key={one} className="office-check">
              <input
                type="radio"
                name="value"
                required
                checked={value === one}
                onChange={() => onChange(one)}
              />{' '}
              {text[one]}
            </label>
          ))}
        </fieldset>
      );
    default:
      return <RangeValue field={field} value={value} onChange={onChange} />;
  }
}

function ChoiceValue({ field, value, onChange }: FilterValueProps) {
  const chosen = value.split(',').filter((one) => one !== '');
  return (
    <fieldset className="office-options">
      <legend>{field.label}</legend>
      {field.options.map((one) => (
        <label key={one} className="office-check">
          <input
            type="checkbox"
            name="value"
            value={one}
            checked={chosen.includes(one)}
            onChange={(event) =>
              onChange(
                (event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one)).join(),
              )
            }
          />{' '}
          {optionNameOf(field.name, one)}
        </label>
      ))}
    </fieldset>
  );
}

function RangeValue({ field, value, onChange }: FilterValueProps) {
  const [from, to] = endsOf(value);
  if (field.kind !== 'integer')
    return (
      <fieldset className="office-options">
        <legend>{field.label}</legend>
        {(['from', 'to'] as const).map((name, end) => (
          <DateField
            key={name}
            kind="date"
            name={name}
            label={text[name]}
            value={[from, to][end]}
            onChange={(day) => onChange(name === 'from' ? rangeOf(day, to) : rangeOf(from, day))}
          />
        ))}
      </fieldset>
    );
  return (
    <fieldset className="office-options">
      <legend>{field.label}</legend>
      <label className="office-field">
        {text.from}
        <input
          type="number"
          name="from"
          className="office-input"
          value={from}
          onChange={(event) => onChange(rangeOf(event.target.value, to))}
        />
      </label>
      <label className="office-field">
        {text.to}
        <input
          type="number"
          name="to"
          className="office-input"
          value={to}
          onChange={(event) => onChange(rangeOf(from, event.target.value))}
        />
      </label>
    </fieldset>
  );
}
