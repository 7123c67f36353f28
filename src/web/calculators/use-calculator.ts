import { useEffect, useState } from 'react';
import type { Calculator, Outcome } from '#shared/calculators/calculator.ts';
import { partsOfDay } from '#shared/calculators/days/civil-day.ts';
import { rowName, rowNumbersOf } from '#shared/calculators/form/read-form.ts';
import type { FormState } from './form/form-state.ts';
import { dropImpossibleChoices, removeRow } from './form/rows/rows.ts';
import {
  type CalculatorInputs,
  clearSavedInputs,
  createInitialInputs,
  initialEntries,
  localToday,
  readSavedInputs,
  saveInputs,
} from './saved-inputs.ts';
import { tellUse } from './tell-use.ts';

export interface CalculatorState<Result> {
  readonly form: FormState;
  readonly rowCount: number;
  /** Whether the script runs. Inputs are disabled before, so that hydration loses nothing that was typed. */
  readonly isReady: boolean;
  readonly outcome: Outcome<Result> | undefined;
  /** Whether inputs have changed since the last calculation. */
  readonly isStale: boolean;
  /** Number of submissions, so that effects can run on each. */
  readonly submitCount: number;
  readonly submit: () => void;
  readonly addRow: () => void;
  readonly removeRow: (row: number) => void;
  readonly clear: () => void;
}

interface Submission<Result> {
  readonly inputs: CalculatorInputs | undefined;
  readonly outcome: Outcome<Result> | undefined;
  readonly submitCount: number;
}

/** Holds a calculator's inputs and its last outcome. Calculates in the browser on submit. */
export function useCalculator<Result>({
  definition,
  calculate,
}: Calculator<Result>): CalculatorState<Result> {
  const { alias, fields, rows } = definition;
  const [inputs, setInputs] = useState(() => createInitialInputs(definition));
  const [isReady, setIsReady] = useState(false);
  const [submission, setSubmission] = useState<Submission<Result>>({
    inputs: undefined,
    outcome: undefined,
    submitCount: 0,
  });

  useEffect(() => {
    setInputs(readSavedInputs(alias) ?? createInitialInputs(definition, localToday()));
    setIsReady(true);
  }, [alias, definition]);

  const store = (next: CalculatorInputs): CalculatorInputs => {
    setInputs(next);
    saveInputs(alias, next);
    return next;
  };
  const change = (name: string, value: string): CalculatorInputs => {
    const typed = { ...inputs.entries, [name]: value };
    const row = rowNumbersOf({ [name]: '' })[0];
    const consistent = row
      ? dropImpossibleChoices(typed, rows?.fields ?? {}, (field) => rowName(field, row))
      : dropImpossibleChoices(typed, fields, (field) => field);
    return store({ ...inputs, entries: consistent });
  };
  const calculateFrom = (source: CalculatorInputs): void => {
    const outcome = calculate(source.entries, localToday());
    if (outcome.kind === 'answered') tellUse(alias);
    setSubmission(({ submitCount }) => ({ inputs: source, outcome, submitCount: submitCount + 1 }));
  };
  const { outcome, submitCount } = submission;

  return {
    form: {
      entries: inputs.entries,
      thisYear: isReady ? partsOfDay(localToday()).year : undefined,
      change,
      refusalOf: (name) =>
        outcome?.kind === 'refused' ? outcome.refusals.find(({ field }) => field === name) : undefined,
      accept: ({ field, value }) => calculateFrom(change(field, value)),
    },
    rowCount: inputs.rowCount,
    isReady,
    outcome,
    isStale: outcome?.kind === 'answered' && submission.inputs !== inputs,
    submitCount,
    submit: () => calculateFrom(inputs),
    addRow: () => {
      const row = inputs.rowCount + 1;
      const rowEntries = Object.entries(initialEntries(rows?.fields ?? {})).map(([name, value]) => [
        rowName(name, row),
        value,
      ]);
      store({ entries: { ...inputs.entries, ...Object.fromEntries(rowEntries) }, rowCount: row });
    },
    removeRow: (row) =>
      rows &&
      store({
        entries: removeRow(inputs.entries, rows, row, inputs.rowCount),
        rowCount: inputs.rowCount - 1,
      }),
    clear: () => {
      clearSavedInputs(alias);
      setInputs(createInitialInputs(definition, localToday()));
      setSubmission((before) => ({ inputs: undefined, outcome: undefined, submitCount: before.submitCount }));
    },
  };
}
