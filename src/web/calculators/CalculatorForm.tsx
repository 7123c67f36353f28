import { useEffect, useMemo, useRef } from 'react';
import type { Definition } from '#shared/calculators/calculator.ts';
import { calculatorScreen as text } from '#shared/language/ka/calculators/screen.ts';
import type { FieldErrors } from '#web/components/forms/field-errors.ts';
import { ErrorSummary } from '#web/components/forms/summary/ErrorSummary.tsx';
import { focusErrors } from '#web/components/forms/summary/find-control.ts';
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
  const errors = useMemo(() => errorsOf(outcome), [outcome]);
  useEffect(() => {
    if (submitCount > 0 && outcome?.kind === 'refused')
      focusErrors(
        form.current,
        outcome.refusals.map(({ field }) => field),
      );
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
      <ErrorSummary form={form} errors={errors} />
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
        <button type="submit" className={styles.submit}>
          {definition.submit}
        </button>
        <p className={styles.privacy}>{text.privacy}</p>
      </fieldset>
    </form>
  );
}

const errorsOf = (outcome: CalculatorState<unknown>['outcome']): FieldErrors =>
  outcome?.kind === 'refused'
    ? Object.fromEntries(outcome.refusals.map(({ field, message }) => [field, message]))
    : {};
