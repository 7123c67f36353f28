import { useEffect, useRef } from 'react';
import type { Definition } from '#shared/calculators/calculator.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import styles from './CalculatorForm.module.css';
import { FieldList } from './form/FieldList.tsx';
import { FormContext } from './form/form-state.ts';
import { RowList } from './form/rows/RowList.tsx';
import type { CalculatorState } from './use-calculator.ts';

interface CalculatorFormProps {
  readonly definition: Definition;
  readonly state: CalculatorState<unknown>;
}

/**
 * Renders the inputs and the submit button. The fieldset is disabled until the script runs, so the browser never
 * submits the form itself.
 */
export function CalculatorForm({ definition, state }: CalculatorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { outcome, submitCount } = state;
  useEffect(() => {
    if (submitCount > 0 && outcome?.kind === 'refused') focusInput(form.current, outcome.refusals[0]?.field);
  }, [submitCount, outcome]);
  return (
    <form
      className={styles.form}
      ref={form}
      noValidate
      autoComplete="off"
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <noscript>
        <p className={styles.noScript}>{text.noScript}</p>
      </noscript>
      <fieldset className={styles.fields} disabled={!state.isReady} aria-label={definition.title}>
        <FormContext value={state.form}>
          {definition.rows && (
            <RowList
              rows={definition.rows}
              count={state.rowCount}
              onAdd={state.addRow}
              onRemove={state.removeRow}
            />
          )}
          <FieldList fields={definition.fields} />
        </FormContext>
        <div className={styles.end}>
          <button type="submit" className={styles.submit}>
            {definition.submit}
          </button>
          <p className={styles.status} role="alert">
            {outcome?.kind === 'refused' && text.refused(outcome.refusals.length)}
          </p>
        </div>
        <p className={styles.privacy}>{text.privacy}</p>
      </fieldset>
    </form>
  );
}

/** Focuses the input with the first error and opens the disclosure around it, if there is one. */
function focusInput(form: HTMLFormElement | null, name: string | undefined): void {
  const own = name && CSS.escape(name);
  const input =
    form?.querySelector<HTMLElement>(`[data-date="${own}"] select`) ??
    form?.querySelector<HTMLElement>(`[name="${own}"]`);
  if (!input) return;
  const disclosure = input.closest('details');
  if (disclosure) disclosure.open = true;
  input.focus();
}
