import type { Definition } from '#shared/calculators/calculator.ts';
import { type CivilDay, dayFromParts, formatDay } from '#shared/calculators/days/civil-day.ts';
import type { Entries, Form } from '#shared/calculators/form/field.ts';
import { rowName } from '#shared/calculators/form/read-form.ts';

/** What stands in a calculator's inputs, and how many rows it shows. */
export interface Visit {
  readonly entries: Entries;
  readonly rowCount: number;
}

/** Kept while the page's script lives, and nowhere else: not in the address, not in storage. */
const visits = new Map<string, Visit>();

export const recallVisit = (alias: string): Visit | undefined => visits.get(alias);
export const rememberVisit = (alias: string, visit: Visit): void => void visits.set(alias, visit);
export const forgetVisit = (alias: string): void => void visits.delete(alias);

/** The reader's own calendar day. */
export function todayHere(): CivilDay {
  const now = new Date();
  return dayFromParts({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}

/** Inputs as they stand at first; without `today` for the server, whose pages outlive the day. */
export function freshVisit({ fields, rows }: Definition, today?: CivilDay): Visit {
  const rowCount = rows?.initial ?? 0;
  const inRows = Array.from({ length: rowCount }, (_, index) =>
    Object.entries(initialEntries(rows?.fields ?? {}, today)).map(([name, value]) => [
      rowName(name, index + 1),
      value,
    ]),
  ).flat();
  return { entries: { ...Object.fromEntries(inRows), ...initialEntries(fields, today) }, rowCount };
}

/** What the inputs of a form hold before anybody touched them. */
export function initialEntries(form: Form, today?: CivilDay): Entries {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) => {
      if (field.kind === 'day') return field.isToday && today !== undefined ? [[name, formatDay(today)]] : [];
      return 'initial' in field && field.initial !== undefined ? [[name, field.initial]] : [];
    }),
  );
}
