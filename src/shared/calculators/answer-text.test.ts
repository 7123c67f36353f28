import { expect, it } from 'vitest';
import { dayAt } from '#tests/support/calculator-outcomes.ts';
import { answerText } from './answer-text.ts';
import { bloodTest } from './blood-test/definition.ts';
import { bmi } from './bmi/definition.ts';
import type { Calculator } from './calculator.ts';

function textOf(calculator: Calculator, entries: Record<string, string>): string {
  const outcome = calculator.calculate(entries, dayAt('2026-11-20'));
  return outcome.kind === 'answered' ? answerText(calculator.definition, outcome.answer, entries) : '';
}

it('writes an answer that a doctor can read', () => {
  const text = textOf(bmi, { height_cm: '170', weight_kg: '70', age: '35' });
  expect(text).toContain('თქვენი ინდექსია 24,2: ნორმალური წონა');
  expect(text).toContain('სიმაღლე: 170 სმ');
  expect(text).toContain('WHO');
  expect(text).toMatch(/\n\nრა გავაკეთოთ:\n– .+\n\nთუ მდგომარეობა .+112\n\nწყაროები:\nWHO/);
  expect(text).not.toMatch(/undefined|\n\n\n/);
});

it('writes each row on one line, and 112 if the answer is urgent', () => {
  const text = textOf(bloodTest, {
    'analyte.1': 'potassium',
    'value.1': '7',
    'analyte.2': 'creatinine',
    'value.2': '1',
    'unit.2': 'mg/dL',
    sex: 'F',
  });
  expect(text).toContain('კალიუმი (K) · 7 · მმოლ/ლ (mmol/L)\n');
  expect(text).toContain('კრეატინინი · 1 · მგ/დლ (mg/dL)\n');
  expect(text).toContain('\n\nროდის დავრეკოთ 112-ზე:\n– კალიუმი');
  expect(text).toContain('\n\nროდის წავიდეთ კლინიკაში დაუყოვნებლივ:\n– კალიუმი');
});

it('adds the emergency number to a warning', () => {
  const text = textOf(bmi, { height_cm: '170', weight_kg: '44', age: '35' });
  expect(text).toContain('\n\nთუ მდგომარეობა უეცრად დამძიმდა, დარეკეთ: 112\n\n');
});
