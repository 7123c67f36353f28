export type Sex = 'F' | 'M';
export type Activity = 'inactive' | 'low_active' | 'active' | 'very_active';
export type EnergyState =
  | 'none'
  | 'pregnant_1'
  | 'pregnant_2'
  | 'pregnant_3'
  | 'lactating_0_6'
  | 'lactating_7_12';

export interface EnergyInputs {
  readonly sex: Sex;
  /** Years, 19..100. */
  readonly age: number;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly activity: Activity;
  readonly state: EnergyState;
}

export interface EnergyResult {
  readonly inputs: EnergyInputs;
  /** Basal metabolic rate, kcal a day. */
  readonly basal: number;
  /** Energy that maintains the weight, kcal a day, including pregnancy and lactation. */
  readonly norm: number;
  readonly normFrom: number;
  readonly normTo: number;
  /** kg/m²; affects the advice, not the numbers. */
  readonly bmi: number;
}

type Coefficients = readonly [constant: number, perYear: number, perCm: number, perKg: number];

/** NASEM, Dietary Reference Intakes for Energy (2023), adults from 19: kcal a day. */
export const energyEquations: Readonly<Record<Sex, Readonly<Record<Activity, Coefficients>>>> = {
  M: {
    inactive: [753.07, -10.83, 6.5, 14.1],
    low_active: [581.47, -10.83, 8.3, 14.94],
    active: [1004.82, -10.83, 6.52, 15.91],
    very_active: [-517.88, -10.83, 15.61, 19.11],
  },
  F: {
    inactive: [584.9, -7.01, 5.72, 11.71],
    low_active: [575.77, -7.01, 6.6, 12.14],
    active: [710.25, -7.01, 6.54, 12.34],
    very_active: [511.83, -7.01, 9.07, 12.56],
  },
};

/** IOM 2005: additional energy by trimester of pregnancy and half-year of lactation; kcal a day. */
export const addedEnergy: Readonly<Record<EnergyState, number>> = {
  none: 0,
  pregnant_1: 0,
  pregnant_2: 340,
  pregnant_3: 452,
  lactating_0_6: 330,
  lactating_7_12: 400,
};

/** Half-width of the range around the norm, as a share of it. */
const spread = 0.1;

/** Basal metabolic rate by Mifflin and St Jeor (1990), kcal a day. */
export const basalEnergy = ({
  sex,
  age,
  heightCm,
  weightKg,
}: Omit<EnergyInputs, 'activity' | 'state'>): number =>
  10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'M' ? 5 : -161);

/** Daily energy of an adult. */
export function computeEnergy(inputs: EnergyInputs): EnergyResult {
  const { sex, age, heightCm, weightKg, activity, state } = inputs;
  const [constant, perYear, perCm, perKg] = energyEquations[sex][activity];
  const norm = constant + perYear * age + perCm * heightCm + perKg * weightKg + addedEnergy[state];
  return {
    inputs,
    basal: basalEnergy(inputs),
    norm,
    normFrom: norm * (1 - spread),
    normTo: norm * (1 + spread),
    bmi: (weightKg * 10_000) / (heightCm * heightCm),
  };
}
