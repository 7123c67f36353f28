/** Days of a month in WHO's tables. */
export const daysOfMonth = 30.4375;

/** First day on which a child is measured standing: 24 months. */
export const standingFrom = 731;
/** Last day of the 2006 standards: under 60 months. */
export const standardsTo = 1826;
/** Months at which the 2007 reference ends: weight, then height and BMI. */
export const weightBelowMonths = 121;
export const referenceBelowMonths = 229;

const term = 37;
const veryPreterm = 32;
const dueDays = 280;
/** Days from which age is no longer corrected: 24 months, 36 for births before 32 weeks. */
const correctedBelow = { preterm: 731, veryPreterm: 1096 };

/** The age in days to use in the tables: corrected for birth before 37 weeks; negative before the due date. */
export function countedAge(ageDays: number, gestationWeeks: number): number {
  if (gestationWeeks >= term) return ageDays;
  const below = gestationWeeks < veryPreterm ? correctedBelow.veryPreterm : correctedBelow.preterm;
  return ageDays < below ? ageDays - (dueDays - gestationWeeks * 7) : ageDays;
}
