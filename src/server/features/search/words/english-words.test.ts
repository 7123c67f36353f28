import { expect, it } from 'vitest';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { recogniseEmergency } from '../emergency/recognise-emergency.ts';
import { readHeardRussian } from '../understanding/russian-words.ts';
import { readEnglish } from './english-words.ts';

it('English words between Georgian ones are read, the longest first', () => {
  expect(readEnglish('Hypertension მაქვს')).toBe('მაღალი წნევა მაქვს');
  expect(readEnglish('whooping cough ბავშვს')).toBe('ყივანახველა ბავშვს');
});

it('English words beside Georgian ones are no cry for help by themselves, and a cry in English is one', () => {
  expect(recogniseEmergency(readEnglish('ჩემს boyfriend ს asthma აქვს'))).toBeNull();
  expect(recogniseEmergency(readEnglish('I want to kill myself'))).toBe('suicide');
});

it('Georgian in Latin letters stays', () => {
  expect(readEnglish('coldi strokebi burnuti')).toBe('coldi strokebi burnuti');
});

it('Russian typed as it is heard is read, o and a alike', () => {
  const [head] = createAnalyse(10)('გალავა');
  expect(head && readHeardRussian(head)).toBe('თავი');
});
