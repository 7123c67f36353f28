import type { Definition } from '#shared/calculators/calculator.ts';
import { type CivilDay, dayFromParts, formatDay } from '#shared/calculators/days/civil-day.ts';
import type { Entries, Form } from '#shared/calculators/form/field.ts';
import { rowName } from '#shared/calculators/form/read-form.ts';

/** The entered values of a calculator and its number of rows. */
export interface CalculatorInputs {
  readonly entries: Entries;
  readonly rowCount: number;
}

/** Inputs by alias. They live in this module only and reach neither the address nor any storage. */
const savedInputs = new Map<string, CalculatorInputs>();

export const readSavedInputs = (alias: string): CalculatorInputs | undefined => savedInputs.get(alias);
export const saveInputs = (alias: string, inputs: CalculatorInputs): void =>
  void savedInputs.set(alias, inputs);
export const clearSavedInputs = (alias: string): void => void savedInputs.delete(alias);

/** Returns the current calendar day in the reader's time zone. */
export function localToday(): CivilDay {
  const now = new Date();
  return dayFromParts({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** Returns the inputs with their default values. The server omits `today`, because its cached pages may outlive the day. */
export function createInitialInputs({ fields, rows }: Definition, today?: CivilDay): CalculatorInputs {
  const rowCount = rows?.initial ?? 0;
  const rowEntries = Array.from({ length: rowCount }, (_, index) =>
    Object.entries(initialEntries(rows?.fields ?? {}, today)).map(([name, value]) => [
      rowName(name, index + 1),
      value,
    ]),
  ).flat();
  return { entries: { ...Object.fromEntries(rowEntries), ...initialEntries(fields, today) }, rowCount };
}

/** Returns the default values of a form's inputs. */
export function initialEntries(form: Form, today?: CivilDay): Entries {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) => {
      if (field.kind === 'day') return field.isToday && today !== undefined ? [[name, formatDay(today)]] : [];
      return 'initial' in field && field.initial !== undefined ? [[name, field.initial]] : [];
    }),
  );
}
