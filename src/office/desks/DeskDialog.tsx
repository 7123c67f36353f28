import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { officeText } from '#shared/language/ka/office/office.ts';
import { MarkList } from '../editor/MarkList.tsx';
import type { FindMarks } from '../editor/mark-text.ts';
import { DateInput } from '../fields/dates/DateInput.tsx';
import { loadTextEditor } from '../fields/load-text-editor.ts';
import { DialogForm } from '../shell/DialogForm.tsx';
import { OfficeDialog } from '../shell/OfficeDialog.tsx';

const TextEditor = lazy(loadTextEditor);

/** What an act of a desk asks; the name is that of the call's own field. */
export interface DeskField {
  readonly name: string;
  readonly label: string;
  /**
   * `text` unless said; `long` has several lines, `money` is an amount such as `-5.00`, `document` a formatted text in JSON, empty
   * where nothing is written, `many` some of the options, joined by commas.
   */
  readonly kind?: 'text' | 'long' | 'money' | 'date' | 'select' | 'checkbox' | 'document' | 'many';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly initial?: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly maxLength?: number;
  readonly autoComplete?: 'one-time-code';
  /** Finds what should be looked at in a text: it is marked there, and listed below with its name. */
  readonly findMarks?: FindMarks;
}

interface DeskDialogProps {
  readonly act: string;
  readonly title: string;
  readonly warning: string | undefined;
  readonly fields: readonly DeskField[];
  readonly failure:
    | { readonly sentence: string; readonly fields: Readonly<Record<string, string>> }
    | undefined;
  readonly isBusy: boolean;
  /** What the act answered, where it is to be read. */
  readonly outcome?: ReactNode;
  readonly onClose: () => void;
  readonly onSubmit: (values: Readonly<Record<string, string>>) => void;
}

/** Asks what an act of a desk needs to know. What was typed stays while a refusal is read. */
export function DeskDialog({
  act,
  title,
  warning,
  fields,
  failure,
  isBusy,
  outcome,
  onClose,
  onSubmit,
}: DeskDialogProps) {
  const isAtFields = fields.some(({ name }) => failure?.fields[name]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);
  return (
    <OfficeDialog title={title} mark={{ 'data-act': act }} onClose={onClose}>
      <DialogForm
        ref={form}
        submit={title}
        error={isAtFields ? undefined : failure?.sentence}
        isBusy={isBusy}
        noValidate
        onClose={onClose}
        onSubmit={(values) =>
          onSubmit(Object.fromEntries(fields.map(({ name }) => [name, values.getAll(name).join(',').trim()])))
        }
      >
        {warning && <p className="office-note">{warning}</p>}
        {fields.map((field) => (
          <DeskInput key={field.name} field={field} error={failure?.fields[field.name]} />
        ))}
      </DialogForm>
      <div aria-live="polite">{outcome}</div>
    </OfficeDialog>
  );
}

function DeskInput({ field, error }: { readonly field: DeskField; readonly error: string | undefined }) {
  const { name, label, kind = 'text', options = [], initial, hint, isOptional, maxLength, findMarks } = field;
  const id = useId();
  const [text, setText] = useState(initial ?? '');
  const document = useRef<HTMLInputElement>(null);
  const shared = {
    id,
    name,
    className: 'office-input',
    required: !isOptional,
    autoComplete: field.autoComplete ?? 'off',
    ...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}),
  };
  if (kind === 'checkbox')
    return (
      <label className="office-check">
        <input type="checkbox" name={name} defaultChecked={initial === 'on'} /> {label}
      </label>
    );
  if (kind === 'many')
    return (
      <fieldset className="office-field office-options">
        <legend>{label}</legend>
        {options.map(({ value, label: each }) => (
          <label key={value} className="office-check">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={initial?.split(',').includes(value) === true}
            />{' '}
            {each}
          </label>
        ))}
        {error && (
          <span role="alert" className="office-error" data-error={name}>
            {error}
          </span>
        )}
      </fieldset>
    );
  return (
    <div className="office-field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {kind === 'long' && <textarea {...shared} rows={4} defaultValue={initial} maxLength={maxLength} />}
      {kind === 'document' && <input ref={document} type="hidden" name={name} defaultValue={initial} />}
      {kind === 'document' && (
        <Suspense fallback={<p className="office-hint">{officeText.loading}</p>}>
          <TextEditor
            field={field}
            id={id}
            value={initial ? JSON.parse(initial) : null}
            isLocked={false}
            describedBy={error ? `${id}-error` : undefined}
            hasImages={false}
            {...(findMarks ? { findMarks } : {})}
            onChange={(value) => {
              if (document.current) document.current.value = value === null ? '' : JSON.stringify(value);
            }}
          />
        </Suspense>
      )}
      {kind === 'select' && (
        <select {...shared} defaultValue={initial}>
          {options.map(({ value, label: each }) => (
            <option key={value} value={value}>
              {each}
            </option>
          ))}
        </select>
      )}
      {kind === 'date' && (
        <DateInput
          {...{ kind, name, id, initial }}
          labelledBy={`${id}-label`}
          isInvalid={error !== undefined}
          describedBy={error ? `${id}-error` : undefined}
        />
      )}
      {(kind === 'text' || kind === 'money') && (
        <input
          {...shared}
          type="text"
          {...(kind === 'money' ? { inputMode: 'decimal' as const } : {})}
          defaultValue={initial}
          maxLength={maxLength}
          onChange={findMarks ? ({ target }) => setText(target.value) : undefined}
        />
      )}
      {kind === 'text' && findMarks && <MarkList marks={findMarks(text)} />}
      {hint && <span className="office-hint">{hint}</span>}
      {error && (
        <span id={`${id}-error`} role="alert" className="office-error" data-error={name}>
          {error}
        </span>
      )}
    </div>
  );
}
