import { bloodSugar as words } from '#shared/language/ka/calculators/blood-sugar.ts';
import { refusals } from '#shared/language/ka/calculators/refusals.ts';
import { writeUnit } from '#shared/language/ka/calculators/units.ts';
import { isAbove, isAtLeast, writeTrimmed } from '../figures/rounding.ts';
import type { ValuesOf } from '../form/field.ts';
import type { Refusal } from '../form/refusal.ts';
import type { SugarReading } from './compute.ts';
import type { bloodSugarFields } from './fields.ts';
import { inputRange, isHemoglobinUnit } from './limits.ts';

type Values = ValuesOf<typeof bloodSugarFields>;
type Unit = Values['unit'];

const isTaken = (value: number, unit: Unit): boolean =>
  isAtLeast(value, inputRange[unit].min) && !isAbove(value, inputRange[unit].max);

/** Reads a value in a unit of its kind, within that unit's accepted range, or refuses it. */
export function readSugar({ value, unit, when }: Values): SugarReading | Refusal {
  if (when === 'hba1c') {
    if (!isHemoglobinUnit(unit))
      return { field: 'unit', code: 'wrong_unit', message: words.unitForHemoglobin };
    return isTaken(value, unit)
      ? { value, unit, when }
      : refuseSize(value, unit, unit === 'percent' ? 'mmol/mol' : 'percent');
  }
  if (isHemoglobinUnit(unit)) return { field: 'unit', code: 'wrong_unit', message: words.unitForGlucose };
  return isTaken(value, unit)
    ? { value, unit, when }
    : refuseSize(value, unit, unit === 'mmol/L' ? 'mg/dL' : 'mmol/L');
}

/** States the accepted range, and suggests the other unit if the number fits that. */
function refuseSize(value: number, unit: Unit, sister: Unit): Refusal {
  const { min, max } = inputRange[unit];
  const message = refusals.range(writeTrimmed(min, 1), writeTrimmed(max, 1), ` (${writeUnit(unit)})`);
  if (!isTaken(value, sister)) return { field: 'value', code: 'range', message };
  const amount = `${writeTrimmed(value, 2)} ${writeUnit(sister)}`;
  return {
    field: 'value',
    code: 'wrong_unit',
    message: `${refusals.meant(amount)} ${message}`,
    instead: { field: 'unit', value: sister, label: refusals.take(amount) },
  };
}
