import { describe, expect, it } from 'vitest';
import { testRows } from '#shared/calculators/blood-test/fields.ts';
import { dropImpossibleChoices, removeRow } from './rows.ts';

const entries = {
  'analyte.1': 'crp',
  'value.1': '5',
  'analyte.2': 'hemoglobin',
  'value.2': '13,5',
  'unit.2': 'g/dL',
  'value.3': '7',
  sex: 'F',
};

describe('rows of inputs', () => {
  it('are renumbered when one is removed', () => {
    expect(removeRow(entries, testRows, 1, 3)).toEqual({
      'analyte.1': 'hemoglobin',
      'value.1': '13,5',
      'unit.1': 'g/dL',
      'value.2': '7',
      sex: 'F',
    });
    expect(removeRow(entries, testRows, 3, 3)).toEqual({
      'analyte.1': 'crp',
      'value.1': '5',
      'analyte.2': 'hemoglobin',
      'value.2': '13,5',
      'unit.2': 'g/dL',
      sex: 'F',
    });
  });

  it('keep typed values when the analyte changes, and drop its unit', () => {
    const changed = { ...entries, 'analyte.2': 'crp' };
    const consistent = dropImpossibleChoices(changed, testRows.fields, (field) => `${field}.2`);
    expect(consistent).toMatchObject({ 'value.2': '13,5' });
    expect(consistent).not.toHaveProperty(['unit.2']);
  });
});
