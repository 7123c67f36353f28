/** Thresholds that several pages use; texts are made of these numbers. */

/** Body temperature in °C that requires action (NICE NG143; NHS, fever in pregnancy). */
export const feverFrom = { under3Months: 38, under6Months: 39, pregnancy: 38 } as const;

/** Hours without urine after which a doctor must see the person at once (NHS, dehydration). */
export const hoursWithoutUrine = { infant: 6, child: 8, adult: 12 } as const;

/** Days of a normal menstrual cycle (FIGO 2018). */
export const usualCycleDays = { from: 24, to: 38 } as const;

/** Completed weeks of pregnancy from which it is at term when waters break (ACOG 579, WHO). */
export const termFromWeek = 37;

/** Completed weeks of pregnancy from which movements are observed daily (RCOG 57). */
export const movementsFromWeek = 28;

/** Minutes of pressing chest pain that make it an emergency (ESC 2023, NHS: "lasts longer than a few minutes"). */
export const chestPainMinutes = 5;

/** Blood pressure that, if rest does not lower it, requires a doctor the same day (ESC 2024). */
export const pressureForToday = '180/110';

/** Hours that a pad should last; a shorter time requires a doctor the same day (NHS, heavy periods). */
export const hoursPerPad = 2;

/**
 * Blood pressure in mmHg: measured at home elevated from 120/70 and high from 135/85 (ESC 2024, out-of-office values); doctor the
 * same day from `pressureForToday`. Low below 90/60 (NHS), which worries only with complaints.
 */
export const pressureLimits = {
  low: { systolic: 90, diastolic: 60 },
  elevatedAtHome: { systolic: 120, diastolic: 70 },
  highAtHome: { systolic: 135, diastolic: 85 },
  sameDay: { systolic: 180, diastolic: 110 },
  /** Of pregnant women: a doctor the same day, a hospital at once (ACOG, NICE NG133). */
  pregnancy: { systolic: 140, diastolic: 90 },
  pregnancySevere: { systolic: 160, diastolic: 110 },
} as const;

/** Upper targets of capillary glucose for adults with diabetes, not pregnant (ADA Standards of Care 2024, chapter 6). */
export const sugarTargets = {
  'mmol/L': { lowest: 4.4, beforeMeal: 7.2, afterMeal: 10 },
  'mg/dL': { lowest: 80, beforeMeal: 130, afterMeal: 180 },
} as const;
