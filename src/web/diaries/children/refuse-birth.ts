import type { Refusal } from '#shared/calculators/form/refusal.ts';
import { refuseDay } from '#shared/medicine/diaries/fields.ts';
import { localToday } from '../../calculators/saved-inputs.ts';

/** Refuses a birthday after today. */
export const refuseFutureBirth = (
  values: Readonly<Record<string, unknown>>,
): readonly (Refusal | undefined)[] =>
  typeof values.birth_date === 'number' ? [refuseDay('birth_date', values.birth_date, localToday())] : [];
