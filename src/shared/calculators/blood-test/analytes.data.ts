import type { Analyte, Unit } from './analyte.ts';

/*
 * Adult ranges: MCC clinical laboratory tests, adult normal values (apps.mcc.ca); sodium, potassium, urea: Oxford Handbook
 * of Clinical Medicine; creatinine, TSH: NORIP 2004 and textbooks, to be reviewed. Urgent limits: RCPath, The communication
 * of critical and unexpected pathology results (2017). Conversions by molar mass.
 */
const unit = (code: string, factor: number, sign = code): Unit => ({ code, sign, factor });

const count = (exponent: 9 | 12): Unit => unit(`10^${exponent}/L`, 1, exponent === 9 ? '10⁹/L' : '10¹²/L');
const perMicrolitre = unit('/uL', 0.001, '/µL');
const shareOfCells: Unit = { code: '%', sign: '%' };
const gramsPerLitre = [unit('g/L', 1), unit('g/dL', 10)] as const;
const enzyme = [unit('U/L', 1)] as const;
const fat = (perMillimole: number) => [unit('mmol/L', 1), unit('mg/dL', 1 / perMillimole)] as const;
const micromoles = (factor: number) => [unit('umol/L', 1, 'µmol/L'), unit('mg/dL', factor)] as const;
const salt = [unit('mmol/L', 1), unit('mEq/L', 1)] as const;

export const analytes = [
  {
    code: 'hemoglobin',
    units: gramsPerLitre,
    accepted: { min: 20, max: 260 },
    adult: { F: { from: 123, to: 157 }, M: { from: 130, to: 170 } },
    urgent: { above: 200 },
  },
  {
    code: 'hematocrit',
    units: [unit('L/L', 1), unit('%', 0.01)],
    accepted: { min: 0.05, max: 0.8 },
    adult: { F: { from: 0.37, to: 0.46 }, M: { from: 0.38, to: 0.5 } },
  },
  {
    code: 'rbc',
    units: [count(12)],
    accepted: { min: 0.5, max: 10 },
    adult: { F: { from: 4, to: 5.2 }, M: { from: 4.4, to: 5.7 } },
  },
  { code: 'mcv', units: [unit('fL', 1)], accepted: { min: 40, max: 160 }, adult: { from: 80, to: 100 } },
  { code: 'mch', units: [unit('pg', 1)], accepted: { min: 10, max: 60 }, adult: { from: 27, to: 34 } },
  { code: 'rdw', units: [unit('%', 1)], accepted: { min: 5, max: 50 }, adult: { from: 11.5, to: 14.5 } },
  {
    code: 'platelets',
    units: [count(9), perMicrolitre],
    accepted: { min: 1, max: 3000 },
    adult: { from: 130, to: 400 },
    urgent: { below: 50, above: 1000 },
  },
  {
    code: 'wbc',
    units: [count(9), perMicrolitre],
    accepted: { min: 0.1, max: 500 },
    adult: { from: 4, to: 10 },
    urgent: { above: 30 },
  },
  {
    code: 'neutrophils',
    units: [count(9), shareOfCells, perMicrolitre],
    accepted: { min: 0, max: 300 },
    adult: { from: 2, to: 7 },
    urgent: { below: 1 },
  },
  {
    code: 'lymphocytes',
    units: [count(9), shareOfCells, perMicrolitre],
    accepted: { min: 0, max: 400 },
    adult: { from: 1, to: 4 },
  },
  {
    code: 'monocytes',
    units: [count(9), shareOfCells, perMicrolitre],
    accepted: { min: 0, max: 100 },
    adult: { from: 0.1, to: 1 },
  },
  {
    code: 'eosinophils',
    units: [count(9), shareOfCells, perMicrolitre],
    accepted: { min: 0, max: 100 },
    adult: { under: 0.45 },
  },
  {
    code: 'basophils',
    units: [count(9), shareOfCells, perMicrolitre],
    accepted: { min: 0, max: 50 },
    adult: { under: 0.1 },
  },
  {
    code: 'esr',
    units: [unit('mm/h', 1)],
    accepted: { min: 0, max: 200 },
    adult: { F: { under: 10 }, M: { under: 6 } },
  },
  {
    code: 'crp',
    units: [unit('mg/L', 1), unit('mg/dL', 10)],
    accepted: { min: 0, max: 1000 },
    adult: { under: 8 },
    urgent: { above: 300 },
  },
  {
    code: 'glucose',
    units: fat(18.0156),
    accepted: { min: 0.5, max: 55 },
    urgent: { below: 2.5, above: 25 },
  },
  {
    code: 'creatinine',
    units: micromoles(88.42),
    accepted: { min: 5, max: 3000 },
    adult: { F: { from: 50, to: 90 }, M: { from: 60, to: 105 } },
    urgent: { above: 354 },
  },
  {
    code: 'urea',
    units: [unit('mmol/L', 1), unit('mg/dL', 1 / 6.006)],
    accepted: { min: 0.3, max: 100 },
    adult: { from: 2.5, to: 6.7 },
    urgent: { above: 30 },
  },
  {
    code: 'urea_nitrogen',
    units: [unit('mmol/L', 1), unit('mg/dL', 0.357)],
    accepted: { min: 0.3, max: 100 },
    adult: { from: 2.5, to: 6.7 },
    urgent: { above: 30 },
  },
  { code: 'uric_acid', units: micromoles(59.48), accepted: { min: 30, max: 2000 } },
  { code: 'bilirubin', units: micromoles(17.1), accepted: { min: 0.5, max: 1000 }, adult: { under: 26 } },
  { code: 'bilirubin_direct', units: micromoles(17.1), accepted: { min: 0, max: 800 }, adult: { under: 7 } },
  {
    code: 'alt',
    units: enzyme,
    accepted: { min: 1, max: 20_000 },
    adult: { from: 17, to: 63 },
    urgent: { aboveTimesLimit: 15 },
  },
  { code: 'ast', units: enzyme, accepted: { min: 1, max: 20_000 }, adult: { from: 18, to: 40 } },
  {
    code: 'ggt',
    units: enzyme,
    accepted: { min: 1, max: 10_000 },
    adult: { F: { from: 10, to: 30 }, M: { from: 10, to: 48 } },
  },
  { code: 'alp', units: enzyme, accepted: { min: 1, max: 10_000 }, adult: { from: 38, to: 126 } },
  { code: 'albumin', units: gramsPerLitre, accepted: { min: 5, max: 80 }, adult: { from: 35, to: 50 } },
  { code: 'cholesterol', units: fat(38.67), accepted: { min: 0.5, max: 40 }, adult: { under: 5 } },
  { code: 'ldl', units: fat(38.67), accepted: { min: 0.1, max: 30 }, adult: { under: 3 } },
  {
    code: 'hdl',
    units: fat(38.67),
    accepted: { min: 0.05, max: 8 },
    adult: { F: { over: 1.2 }, M: { over: 1 } },
  },
  { code: 'triglycerides', units: fat(88.57), accepted: { min: 0.1, max: 100 }, adult: { under: 1.7 } },
  {
    code: 'sodium',
    units: salt,
    accepted: { min: 80, max: 200 },
    adult: { from: 135, to: 145 },
    urgent: { below: 120, above: 160 },
  },
  {
    code: 'potassium',
    units: salt,
    accepted: { min: 1, max: 12 },
    adult: { from: 3.5, to: 5 },
    urgent: { below: 2.5, above: 6.5 },
  },
  {
    code: 'calcium',
    units: [unit('mmol/L', 1), unit('mg/dL', 0.2495)],
    accepted: { min: 0.5, max: 6 },
    adult: { from: 2.18, to: 2.58 },
    urgent: { below: 1.8, above: 3.5 },
  },
  {
    code: 'iron',
    units: [unit('umol/L', 1, 'µmol/L'), unit('ug/dL', 0.179, 'µg/dL')],
    accepted: { min: 0.5, max: 200 },
  },
  {
    code: 'ferritin',
    units: [unit('ug/L', 1, 'µg/L'), unit('ng/mL', 1)],
    accepted: { min: 0.1, max: 100_000 },
  },
  {
    code: 'tsh',
    units: [unit('mIU/L', 1), unit('uIU/mL', 1, 'µIU/mL')],
    accepted: { min: 0.001, max: 500 },
    adult: { from: 0.4, to: 4 },
  },
  { code: 'vitamin_d', units: [unit('nmol/L', 1), unit('ng/mL', 2.496)], accepted: { min: 5, max: 1000 } },
  {
    code: 'vitamin_b12',
    units: [unit('pmol/L', 1), unit('pg/mL', 0.738)],
    accepted: { min: 20, max: 10_000 },
  },
  {
    code: 'inr',
    units: [unit('1', 1, '–')],
    accepted: { min: 0.5, max: 20 },
    adult: { from: 0.9, to: 1.2 },
    notWith: 'anticoagulant',
    urgent: { above: 5 },
  },
] as const satisfies readonly Analyte[];

export type AnalyteCode = (typeof analytes)[number]['code'];
