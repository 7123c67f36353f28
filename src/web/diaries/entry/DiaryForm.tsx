import { type ReactNode, useEffect, useRef, useState } from 'react';
import { partsOfDay } from '#shared/calculators/days/civil-day.ts';
import type { Entries, Form, ValuesOf } from '#shared/calculators/form/field.ts';
import { readForm } from '#shared/calculators/form/read-form.ts';
import type { Refusal } from '#shared/calculators/form/refusal.ts';
import { SubmitButton } from '#web/components/forms/SubmitButton.tsx';
import { ErrorSummary } from '#web/components/forms/summary/ErrorSummary.tsx';
import { findControl, focusControl, focusErrors } from '#web/components/forms/summary/find-control.ts';
import { FieldList } from '../../calculators/form/FieldList.tsx';
import { FormContext } from '../../calculators/form/form-state.ts';
import { initialEntries, localToday } from '../../calculators/saved-inputs.ts';
import styles from './DiaryForm.module.css';

export interface DiaryFormProps<Fields extends Form> {
  readonly fields: Fields;
  readonly submit: string;
  readonly initial?: Entries;
  /** Whether the focus goes to the first input when the form appears: an entry is being changed. */
  readonly hasFocus?: boolean;
  /** Fields that keep their value after an entry was saved; the others are emptied. */
  readonly staying?: readonly (keyof Fields & string)[];
  /** Refuses values that are possible each by itself. */
  readonly check?: (values: ValuesOf<Fields>) => readonly (Refusal | undefined)[];
  /** @returns whether the entry was saved */
  readonly onSave: (values: ValuesOf<Fields>) => Promise<boolean>;
  /** Other buttons beside the one that saves, or fields before it. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** Renders the inputs of an entry, as those of calculators are, and refuses it with the same words. */
export function DiaryForm<Fields extends Form>({
  fields,
  submit,
  initial = {},
  hasFocus = false,
  staying = [],
  check = () => [],
  onSave,
  before,
  children,
}: DiaryFormProps<Fields>) {
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(localToday);
  const [start] = useState<Entries>(() => ({ ...initialEntries(fields, today), ...initial }));
  const [entries, setEntries] = useState(start);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [count, setCount] = useState(0);
  const [firstField = ''] = Object.keys(fields);
  useEffect(() => {
    const first = hasFocus ? findControl(form.current, firstField) : undefined;
    if (first) focusControl(first);
  }, [hasFocus, firstField]);
  useEffect(() => {
    if (count > 0)
      focusErrors(
        form.current,
        refusals.map(({ field }) => field),
      );
  }, [count, refusals]);

  const refuse = (found: readonly Refusal[]): void => {
    setRefusals(found);
    setCount((times) => times + 1);
  };

  const save = async (typed: Entries): Promise<void> => {
    const { values, refusals: found } = readForm(fields, typed, today);
    if (found) return refuse(found);
    const more = check(values).filter((each) => each !== undefined);
    if (more.length > 0) return refuse(more);
    setRefusals([]);
    setBusy(true);
    const isSaved = await onSave(values);
    setBusy(false);
    if (isSaved)
      setEntries({ ...start, ...Object.fromEntries(staying.map((name) => [name, typed[name] ?? ''])) });
    return undefined;
  };

  const change = (name: string, value: string): Entries => {
    const next = { ...entries, [name]: value };
    setEntries(next);
    return next;
  };

  return (
    <form
      className={styles.form}
      ref={form}
      noValidate
      autoComplete="off"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save(entries);
      }}
    >
      <ErrorSummary
        form={form}
        errors={Object.fromEntries(refusals.map(({ field, message }) => [field, message]))}
      />
      {before}
      <FormContext
        value={{
          entries,
          thisYear: partsOfDay(today).year,
          change,
          refusalOf: (name) => refusals.find(({ field }) => field === name),
          accept: ({ field, value }) => void save(change(field, value)),
        }}
      >
        <FieldList fields={fields} />
      </FormContext>
      <div className={styles.buttons}>
        <SubmitButton canSubmit={!isBusy} isBusy={isBusy}>
          {submit}
        </SubmitButton>
        {children}
      </div>
    </form>
  );
}
