import { useState } from 'react';
import { recordText } from '#shared/language/ka/office/office.ts';
import type { InputProps } from './input-props.ts';

/** A list or an object as JSON. What is not whole yet is not saved, and the hint says so. */
export function JsonInput({ field, value, isLocked, id, describedBy, isInvalid, onChange }: InputProps) {
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <textarea
        id={id}
        name={field.name}
        className="office-input office-code"
        rows={4}
        spellCheck={false}
        disabled={isLocked}
        aria-describedby={describedBy}
        aria-invalid={isBroken || isInvalid === true}
        defaultValue={value === undefined || value === null ? '' : JSON.stringify(value, null, 1)}
        onChange={(event) => {
          const text = event.target.value.trim();
          try {
            onChange(text === '' ? null : JSON.parse(text));
            setBroken(false);
          } catch {
            setBroken(true);
          }
        }}
      />
      <span className={isBroken ? 'office-error' : 'office-hint'}>
        {isBroken ? recordText.badJson : recordText.jsonHint}
      </span>
    </>
  );
}
