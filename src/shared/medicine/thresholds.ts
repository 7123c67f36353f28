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
