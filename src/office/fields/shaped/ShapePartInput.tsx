import { lazy, Suspense, useState } from 'react';
import { mediaText } from '#shared/language/ka/office/media.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { shapeText as text } from '#shared/language/ka/office/shapes.ts';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { ClockInput } from '../dates/ClockInput.tsx';
import type { ShapePart } from './shapes.ts';

/** The editor comes with the first form that has a formatted text in a row. */
const HtmlPart = lazy(async () => ({ default: (await import('./HtmlPart.tsx')).HtmlPart }));

interface PartProps {
  readonly part: ShapePart;
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  readonly isLocked: boolean;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean | undefined;
  readonly onChange: (value: unknown) => void;
}

/** The input of one part of a list's row. */
export function ShapePartInput(props: PartProps) {
  const { part, id } = props;
  if (part.kind === 'weekdays') return <WeekdaysInput {...props} />;
  if (part.kind === 'html') return <FormattedPart {...props} />;
  return (
    <div className="office-part">
      <label className="office-hint" htmlFor={id}>
        {part.label}
      </label>
      <TextPart {...props} />
    </div>
  );
}

function FormattedPart({ part, id, name, value, isLocked, describedBy, onChange }: PartProps) {
  return (
    <div className="office-part office-whole">
      <label className="office-hint" htmlFor={id}>
        {part.label}
      </label>
      <Suspense fallback={<p className="office-hint">{officeText.loading}</p>}>
        <HtmlPart {...{ id, name, value, isLocked, describedBy, onChange }} label={part.label} />
      </Suspense>
    </div>
  );
}

function TextPart({ part, id, name, value, isLocked, describedBy, isInvalid, onChange }: PartProps) {
  const { kind } = part;
  const [isPicking, setPicking] = useState(false);
  const shared = {
    id,
    name,
    className: 'office-input',
    disabled: isLocked,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid === true,
    value: value === null || value === undefined ? '' : String(value),
  };
  const typed = (written: string) => onChange(kind === 'number' ? coordinateOf(written) : written || null);
  if (kind === 'clock')
    return (
      <ClockInput
        {...{ id, isLocked, describedBy, isInvalid }}
        value={shared.value}
        onChange={(clock) => onChange(clock || null)}
      />
    );
  return (
    <>
      <input
        {...shared}
        type="text"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        onChange={(event) => typed(event.target.value)}
      />
      {!isLocked && (kind === 'file' || kind === 'image') && (
        <button type="button" className="office-quiet" data-action="pick" onClick={() => setPicking(true)}>
          {mediaText.pick}
        </button>
      )}
      {isPicking && (
        <MediaPicker
          kind={kind === 'image' ? 'image' : 'video'}
          onPick={({ url }) => {
            setPicking(false);
            // A file of the portal is named by its path in the media folder.
            onChange(url.replace(/^\/media\//, ''));
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** A number where one is written; what is none stays as it was typed, so that the server says what is wrong with it. */
function coordinateOf(written: string): unknown {
  const number = Number(written.replace(',', '.'));
  if (written.trim() === '') return null;
  return Number.isFinite(number) && !/[.,]0*$/.test(written) ? number : written;
}

function WeekdaysInput({ part, name, value, isLocked, onChange }: PartProps) {
  const days: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="office-weekdays" disabled={isLocked}>
      <legend className="office-hint">{part.label}</legend>
      {text.weekdays.map((label, at) => (
        <label key={label} className="office-check">
          <input
            type="checkbox"
            name={`${name}.${at + 1}`}
            checked={days.includes(at + 1)}
            onChange={(event) =>
              onChange(
                [1, 2, 3, 4, 5, 6, 7].filter((day) =>
                  day === at + 1 ? event.target.checked : days.includes(day),
                ),
              )
            }
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
