import { lazy, Suspense, useId } from 'react';
import { officeText, recordText } from '#shared/language/ka/office/office.ts';
import { AdBodyInput } from './AdBodyInput.tsx';
import { AdPagesInput } from './AdPagesInput.tsx';
import type { InputProps } from './input-props.ts';
import { JsonInput } from './JsonInput.tsx';
import { loadTextEditor } from './load-text-editor.ts';
import { MediaInput } from './MediaInput.tsx';
import { PlainInput } from './PlainInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ShapedInput } from './shaped/ShapedInput.tsx';
import { shapeOf } from './shaped/shapes.ts';

const TextEditor = lazy(loadTextEditor);

/** One field of a record: its label, the input of its kind, and what is wrong with it. */
export function RecordField({
  field,
  error,
  ...input
}: Omit<InputProps, 'id' | 'describedBy' | 'isInvalid'> & { readonly error: string | undefined }) {
  const id = useId();
  const described = [...(field.help ? [`${id}-help`] : []), ...(error ? [`${id}-error`] : [])];
  const describedBy = described.join(' ') || undefined;
  const shape = shapeOf(field.name);
  const given = { ...input, field, id, describedBy, isInvalid: error !== undefined };
  return (
    <div className="office-field" data-field={field.name}>
      <label id={`${id}-label`} htmlFor={id}>
        {field.label}
        {field.required && <span className="office-hint"> {recordText.required}</span>}
      </label>
      {field.kind === 'html' ? (
        <Suspense fallback={<p className="office-hint">{officeText.loading}</p>}>
          <TextEditor {...given} />
        </Suspense>
      ) : field.kind === 'reference' || field.kind === 'references' ? (
        <ReferenceInput {...given} />
      ) : field.kind === 'image' || field.kind === 'images' || field.kind === 'file' ? (
        <MediaInput {...given} />
      ) : field.kind === 'json' && field.name === 'pages' ? (
        <AdPagesInput {...given} />
      ) : field.kind === 'json' && shape ? (
        <ShapedInput {...given} shape={shape} />
      ) : field.kind === 'json' ? (
        <JsonInput {...given} />
      ) : field.kind === 'text' && field.name === 'body' ? (
        <AdBodyInput {...given} />
      ) : (
        <PlainInput {...given} />
      )}
      {field.help && (
        <p id={`${id}-help`} className="office-hint">
          {field.help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="office-error" data-error={field.name}>
          {error}
        </p>
      )}
    </div>
  );
}
