import type { CivilDay } from '#shared/calculators/days/civil-day.ts';
import type { Refusal } from '#shared/calculators/form/refusal.ts';
import { refuseDay } from '#shared/medicine/diaries/fields.ts';
import { localToday } from '../../calculators/saved-inputs.ts';

/** Refuses a birthday after today, and one that what is written of the child contradicts. */
export function refuseBirthday(
  values: Readonly<Record<string, unknown>>,
  contradiction: (birthday: CivilDay) => string | undefined,
): readonly (Refusal | undefined)[] {
  const { birth_date: birthday } = values;
  if (typeof birthday !== 'number') return [];
  // A field of days reads its input as one.
  const message = contradiction(birthday as CivilDay);
  return [
    refuseDay('birth_date', birthday, localToday()),
    message === undefined ? undefined : { field: 'birth_date', code: 'conflict', message },
  ];
}
