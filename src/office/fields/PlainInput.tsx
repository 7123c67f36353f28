import { useState } from 'react';
import { recordText } from '#shared/language/ka/office/office.ts';
import { optionNameOf } from '#shared/language/ka/office/options.ts';
import { spellGel } from '#shared/money/tetri.ts';
import { accentOf } from '#web/components/accents.ts';
import { DateInput } from './dates/DateInput.tsx';
import { instantOf, localOf } from './dates/georgian-time.ts';
import type { InputProps } from './input-props.ts';

/** Texts longer than this, and those of any length, get an input of several lines. */
const longestLine = 1_000;

const asText = (value: unknown): string =>
  value === undefined || value === null ? '' : Array.isArray(value) ? value.join('\n') : String(value);

/** Inputs of one value: text, number, money, date, moment, choice, yes or no, lists of words. */
export function PlainInput({ field, value, isLocked, id, describedBy, isInvalid, onChange }: InputProps) {
  const { kind, name, max, options } = field;
  const [count, setCount] = useState(asText(value).length);
  const [chosen, setChosen] = useState(asText(value));
  const shared = {
    id,
    name,
    disabled: isLocked,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid === true,
  };
  switch (kind) {
    case 'boolean':
      return (
        <label className="office-check">
          <input
            type="checkbox"
            {...shared}
            defaultChecked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          {recordText.yes}
        </label>
      );
    case 'choice': {
      const select = (
        <select
          {...shared}
          className="office-input"
          defaultValue={asText(value)}
          onChange={(event) => {
            setChosen(event.target.value);
            onChange(event.target.value || null);
          }}
        >
          <option value="">{recordText.choose}</option>
          {(options ?? []).map((one) => (
            <option key={one} value={one}>
              {optionNameOf(name, one)}
            </option>
          ))}
        </select>
      );
      return name === 'hue' ? (
        <span className="office-swatched">
          {select}
          {chosen !== '' && <span className="office-hue" data-accent={accentOf({ hue: chosen }, 0)} />}
        </span>
      ) : (
        select
      );
    }
    case 'date':
    case 'instant':
      return (
        <DateInput
          {...{ kind, name, id, isLocked, describedBy, isInvalid }}
          labelledBy={`${id}-label`}
          initial={kind === 'date' ? asText(value) : localOf(value)}
          onChange={(written) => onChange(kind === 'date' ? written || null : instantOf(written))}
        />
      );
    case 'names':
      return (
        <>
          <textarea
            {...shared}
            className="office-input"
            rows={3}
            defaultValue={asText(value)}
            onChange={(event) => onChange(linesOf(event.target.value))}
          />
          <span className="office-hint">{recordText.listHint}</span>
        </>
      );
    case 'integer':
      return (
        <input
          type="text"
          inputMode="numeric"
          {...shared}
          className="office-input"
          defaultValue={asText(value)}
          onChange={(event) => onChange(numberOf(event.target.value))}
        />
      );
    default: {
      const isText = kind === 'text';
      const typed = (text: string) => {
        setCount(text.length);
        onChange(typedValue(kind, text));
      };
      const isLong = isText && (max === null || max > longestLine);
      return (
        <>
          {isLong ? (
            <textarea
              {...shared}
              className="office-input"
              rows={2}
              defaultValue={asText(value)}
              onChange={(event) => typed(event.target.value)}
            />
          ) : (
            <input
              type="text"
              {...shared}
              className="office-input"
              defaultValue={asText(value)}
              onChange={(event) => typed(event.target.value)}
            />
          )}
          {isText && <span className="office-hint">{recordText.count(count, max)}</span>}
        </>
      );
    }
  }
}

/** What a typed text is saved as; an amount may be written with a comma, as readers see it. */
export const typedValue = (kind: string, text: string): string | null =>
  text === '' ? null : kind === 'money' ? spellGel(text) : text;

/** What is no number stays as it was typed, so that the server says what is wrong with it. */
export function numberOf(text: string): unknown {
  if (text.trim() === '') return null;
  return /^-?\d+$/.test(text.trim()) ? Number(text) : text;
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}
