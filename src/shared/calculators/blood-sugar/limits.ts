export type GlucoseUnit = 'mmol/L' | 'mg/dL';
export type HemoglobinUnit = 'percent' | 'mmol/mol';
export type GlucoseMoment = 'fasting' | 'ogtt_2h' | 'random';

/** Molar mass of glucose, 180.156 g/mol: mg/dL = mmol/L × 18.0156. */
export const milligramsPerMillimole = 18.0156;

/** The lowest value of each group, in the unit of the value: after conversion 126 mg/dL would be below 7.0. */
interface Limits {
  /** From these on not very low, and not low. */
  readonly notLevel2: number;
  readonly notLow: number;
  readonly prediabetes: Readonly<Partial<Record<GlucoseMoment, number>>>;
  readonly diabetes: Readonly<Record<GlucoseMoment, number>>;
  /** WHO 2013, 75 g test in pregnancy. */
  readonly gestational: Readonly<Partial<Record<GlucoseMoment, number>>>;
  /** Above these a value is urgent: with symptoms, and in any case. */
  readonly urgentWithSymptoms: number;
  readonly urgent: number;
}

/** Venous plasma: ADA Standards of Care 2023 (groups) and 2024 (low values), WHO 2013 (pregnancy). */
export const glucoseLimits: Readonly<Record<GlucoseUnit, Limits>> = {
  'mmol/L': {
    notLevel2: 3.0,
    notLow: 3.9,
    prediabetes: { fasting: 5.6, ogtt_2h: 7.8 },
    diabetes: { fasting: 7.0, ogtt_2h: 11.1, random: 11.1 },
    gestational: { fasting: 5.1, ogtt_2h: 8.5 },
    urgentWithSymptoms: 13.9,
    urgent: 20,
  },
  'mg/dL': {
    notLevel2: 54,
    notLow: 70,
    prediabetes: { fasting: 100, ogtt_2h: 140 },
    diabetes: { fasting: 126, ogtt_2h: 200, random: 200 },
    gestational: { fasting: 92, ogtt_2h: 153 },
    urgentWithSymptoms: 250,
    urgent: 360,
  },
};

/** HbA1c, ADA Standards of Care 2023. */
export const hemoglobinLimits: Readonly<Record<HemoglobinUnit, { prediabetes: number; diabetes: number }>> = {
  percent: { prediabetes: 5.7, diabetes: 6.5 },
  'mmol/mol': { prediabetes: 39, diabetes: 48 },
};

/** Accepted values; others are probably typing mistakes or in another unit. */
export const inputRange: Readonly<Record<GlucoseUnit | HemoglobinUnit, { min: number; max: number }>> = {
  'mmol/L': { min: 0.5, max: 55 },
  'mg/dL': { min: 10, max: 1000 },
  percent: { min: 3, max: 20 },
  'mmol/mol': { min: 9, max: 195 },
};

export const isHemoglobinUnit = (unit: string): unit is HemoglobinUnit =>
  unit === 'percent' || unit === 'mmol/mol';
