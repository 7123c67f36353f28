import { expect, it } from 'vitest';
import { readEnglish } from './english-words.ts';

it('English words between Georgian ones are read, the longest first', () => {
  expect(readEnglish('Hypertension მაქვს')).toBe('მაღალი წნევა მაქვს');
  expect(readEnglish('whooping cough ბავშვს')).toBe('ყივანახველა ბავშვს');
});

it('Georgian in Latin letters stays', () => {
  expect(readEnglish('coldi strokebi burnuti')).toBe('coldi strokebi burnuti');
});
