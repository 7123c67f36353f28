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
  it('close up when one is taken out', () => {
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

  it('keep what was typed when the analyte changes, and let its unit go', () => {
    const changed = { ...entries, 'analyte.2': 'crp' };
    const settled = dropImpossibleChoices(changed, testRows.fields, (field) => `${field}.2`);
    expect(settled).toMatchObject({ 'value.2': '13,5' });
    expect(settled).not.toHaveProperty(['unit.2']);
  });
});
