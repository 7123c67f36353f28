import { Search } from 'lucide-react';
import { rowNumbersOf } from '#shared/calculators/form/read-form.ts';
import styles from '#web/components/forms/Field.module.css';
import { FieldFrame } from '#web/components/forms/frame/FieldFrame.tsx';
import { useFormState } from '../form-state.ts';
import { useField } from '../use-field.tsx';
import listStyles from './LookupInput.module.css';
import type { LookupInputProps, LookupSource, QuickFill } from './lookup.ts';
import { useLookup } from './use-lookup.ts';

interface LookupInputWithSourceProps extends LookupInputProps {
  readonly source: LookupSource;
}

/** Renders an autocomplete input. Arrow keys and Enter select an option, Escape closes the list. */
export function LookupInput({ name, field, source }: LookupInputWithSourceProps) {
  const { text, change, frame } = useField(name, field);
  const lookup = useLookup(source, text, ({ value }) => change(value));
  const listId = `list-${name}`;
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <FieldFrame
      {...frame}
      note={
        <>
          <p className={listStyles.status} role="status">
            {lookup.hasQuery && source.resultCount(lookup.options.length)}
          </p>
          {lookup.hasQuery && lookup.options.length === 0 && (
            <p className={styles.hint}>{source.noResults}</p>
          )}
          <QuickFills name={name} quickFills={source.quickFillsFor(text)} />
        </>
      }
    >
      {(control) => (
        <>
          <Search className={listStyles.mark} size={20} aria-hidden="true" />
          <input
            {...control}
            className={styles.input}
            type="text"
            autoComplete="off"
            value={text}
            role="combobox"
            placeholder={source.placeholder}
            onChange={(event) => {
              change(event.target.value);
              lookup.open();
            }}
            onKeyDown={lookup.onKeyDown}
            onBlur={lookup.close}
            aria-expanded={lookup.options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={lookup.active >= 0 ? optionId(lookup.active) : undefined}
          />
          <div
            className={listStyles.list}
            id={listId}
            role="listbox"
            aria-label={field.label}
            hidden={lookup.options.length === 0}
          >
            {lookup.options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
              <div
                key={option.value}
                id={optionId(index)}
                className={listStyles.option}
                role="option"
                tabIndex={-1}
                aria-selected={index === lookup.active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => lookup.select(option)}
              >
                {option.value}
                {option.note && <span className={listStyles.note}>{option.note}</span>}
              </div>
            ))}
          </div>
        </>
      )}
    </FieldFrame>
  );
}

/** Renders buttons with the usual portions of the selected food. */
function QuickFills({
  name,
  quickFills,
}: {
  readonly name: string;
  readonly quickFills: readonly QuickFill[];
}) {
  const { change } = useFormState();
  const row = rowNumbersOf({ [name]: '' })[0];
  if (quickFills.length === 0) return null;
  return (
    <div className={listStyles.quickFills}>
      {quickFills.map(({ label, field, value }) => (
        <button
          key={label}
          type="button"
          className={listStyles.quickFill}
          onClick={() => change(row ? `${field}.${row}` : field, value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
