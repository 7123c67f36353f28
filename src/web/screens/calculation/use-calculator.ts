import { useEffect, useState } from 'react';
import type { Calculator, Outcome } from '#shared/calculators/calculator.ts';
import { rowName, rowNumbersOf } from '#shared/calculators/form/read-form.ts';
import type { FormState } from './form/form-state.ts';
import { dropImpossibleChoices, removeRow } from './form/rows.ts';
import {
  forgetVisit,
  freshVisit,
  initialEntries,
  recallVisit,
  rememberVisit,
  todayHere,
  type Visit,
} from './visit-memory.ts';

export interface CalculatorState<Result> {
  readonly form: FormState;
  readonly rowCount: number;
  /** Inputs are open only once the script has taken over: nothing typed before is lost, nothing is ever sent. */
  readonly isReady: boolean;
  readonly outcome: Outcome<Result> | undefined;
  /** Inputs have changed since the answer was given. */
  readonly isStale: boolean;
  /** Counts calculations, so that the page can act on each. */
  readonly round: number;
  readonly submit: () => void;
  readonly addRow: () => void;
  readonly removeRow: (row: number) => void;
  readonly clear: () => void;
}

interface Answered<Result> {
  readonly visit: Visit | undefined;
  readonly outcome: Outcome<Result> | undefined;
  readonly round: number;
}

/** Keeps a calculator's inputs and its last answer. Calculates in the browser, on demand. */
export function useCalculator<Result>({
  definition,
  calculate,
}: Calculator<Result>): CalculatorState<Result> {
  const { alias, fields, rows } = definition;
  const [visit, setVisit] = useState(() => freshVisit(definition));
  const [isReady, setIsReady] = useState(false);
  const [answered, setAnswered] = useState<Answered<Result>>({
    visit: undefined,
    outcome: undefined,
    round: 0,
  });

  useEffect(() => {
    setVisit(recallVisit(alias) ?? freshVisit(definition, todayHere()));
    setIsReady(true);
  }, [alias, definition]);

  const keep = (next: Visit): Visit => {
    setVisit(next);
    rememberVisit(alias, next);
    return next;
  };
  const change = (name: string, value: string): Visit => {
    const typed = { ...visit.entries, [name]: value };
    const row = rowNumbersOf({ [name]: '' })[0];
    const settled = row
      ? dropImpossibleChoices(typed, rows?.fields ?? {}, (field) => rowName(field, row))
      : dropImpossibleChoices(typed, fields, (field) => field);
    return keep({ ...visit, entries: settled });
  };
  const answer = (from: Visit): void =>
    setAnswered(({ round }) => ({
      visit: from,
      outcome: calculate(from.entries, todayHere()),
      round: round + 1,
    }));
  const { outcome, round } = answered;

  return {
    form: {
      entries: visit.entries,
      change,
      refusalOf: (name) =>
        outcome?.kind === 'refused' ? outcome.refusals.find(({ field }) => field === name) : undefined,
      accept: ({ field, value }) => answer(change(field, value)),
    },
    rowCount: visit.rowCount,
    isReady,
    outcome,
    isStale: outcome?.kind === 'answered' && answered.visit !== visit,
    round,
    submit: () => answer(visit),
    addRow: () => {
      const row = visit.rowCount + 1;
      const added = Object.entries(initialEntries(rows?.fields ?? {})).map(([name, value]) => [
        rowName(name, row),
        value,
      ]);
      keep({ entries: { ...visit.entries, ...Object.fromEntries(added) }, rowCount: row });
    },
    removeRow: (row) =>
      rows &&
      keep({ entries: removeRow(visit.entries, rows, row, visit.rowCount), rowCount: visit.rowCount - 1 }),
    clear: () => {
      forgetVisit(alias);
      setVisit(freshVisit(definition, todayHere()));
      setAnswered((before) => ({ visit: undefined, outcome: undefined, round: before.round }));
    },
  };
}
