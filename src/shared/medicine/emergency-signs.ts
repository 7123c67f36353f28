/** The action that a sign requires; each sign has exactly one, so that pages never disagree. */
export type SignAction = 'call_112' | 'hospital_now' | 'doctor_today';

/** Every warning sign in the portal's own texts; `language/ka/emergency-signs.ts` has their words. */
export const signActions = {
  // Of everybody.
  chest_pain: 'call_112',
  breathlessness: 'call_112',
  stroke: 'call_112',
  unconsciousness: 'call_112',
  severe_bleeding: 'call_112',
  severe_allergy: 'call_112',
  poisoning: 'call_112',
  self_harm: 'call_112',
  // Of pregnancy.
  pregnancy_bleeding: 'call_112',
  pregnancy_spotting: 'doctor_today',
  pregnancy_waters_early: 'call_112',
  pregnancy_waters_coloured: 'call_112',
  pregnancy_waters: 'hospital_now',
  pregnancy_contractions: 'hospital_now',
  pregnancy_movement_less: 'hospital_now',
  pregnancy_movement_none: 'call_112',
  pregnancy_fever: 'doctor_today',
  pregnancy_fever_severe: 'call_112',
  pregnancy_headache: 'call_112',
  pregnancy_swelling: 'call_112',
  pregnancy_belly_pain: 'call_112',
  // Of infants and children.
  infant_fever: 'hospital_now',
  infant_fever_high: 'doctor_today',
  infant_limp: 'call_112',
  infant_vomiting: 'hospital_now',
  infant_no_urine: 'hospital_now',
  child_no_urine: 'hospital_now',
  child_not_waking: 'call_112',
  child_fever_severe: 'call_112',
  // Of the cycle.
  pelvic_pain: 'call_112',
  heavy_period: 'doctor_today',
  heavy_period_faint: 'call_112',
  // Of blood sugar.
  sugar_low_unwell: 'call_112',
  sugar_low_stays: 'call_112',
  sugar_high_unwell: 'call_112',
  sugar_very_high: 'call_112',
  // Of other results of blood.
  salts_out_of_range: 'hospital_now',
  salts_unwell: 'call_112',
  anaemia_unwell: 'call_112',
  neutrophils_fever: 'call_112',
  platelets_bleeding: 'call_112',
  anticoagulant_bleeding: 'call_112',
  anticoagulant_off_target: 'doctor_today',
  // Of weight.
  thinness_faint: 'call_112',
  // Of blood pressure.
  pressure_high_unwell: 'call_112',
  pressure_low_unwell: 'call_112',
  pressure_pregnancy_high: 'hospital_now',
  pressure_pregnancy: 'doctor_today',
  pressure_high: 'doctor_today',
  // Of vaccination.
  vaccine_allergy: 'call_112',
} as const satisfies Readonly<Record<string, SignAction>>;

export type SignId = keyof typeof signActions;

/** The signs that each page lists, most common first. */
export const signsOf = {
  asking: [
    'chest_pain',
    'breathlessness',
    'stroke',
    'unconsciousness',
    'severe_bleeding',
    'severe_allergy',
    'poisoning',
    'self_harm',
  ],
  pregnancy: [
    'pregnancy_bleeding',
    'pregnancy_belly_pain',
    'pregnancy_waters_early',
    'pregnancy_waters_coloured',
    'pregnancy_movement_none',
    'pregnancy_headache',
    'pregnancy_swelling',
    'pregnancy_fever_severe',
    'breathlessness',
    'chest_pain',
    'pregnancy_movement_less',
    'pregnancy_waters',
    'pregnancy_contractions',
    'pregnancy_spotting',
    'pregnancy_fever',
  ],
  infant: [
    'child_not_waking',
    'infant_limp',
    'child_fever_severe',
    'infant_fever',
    'infant_no_urine',
    'infant_vomiting',
    'infant_fever_high',
  ],
  child: [
    'child_not_waking',
    'infant_limp',
    'child_fever_severe',
    'infant_fever',
    'infant_no_urine',
    'child_no_urine',
    'infant_vomiting',
    'infant_fever_high',
  ],
  cycle: ['pelvic_pain', 'heavy_period_faint', 'heavy_period'],
  sugar: ['sugar_low_unwell', 'sugar_low_stays', 'sugar_high_unwell', 'sugar_very_high'],
  blood: [
    'salts_unwell',
    'anaemia_unwell',
    'neutrophils_fever',
    'platelets_bleeding',
    'anticoagulant_bleeding',
    'chest_pain',
    'breathlessness',
    'salts_out_of_range',
    'anticoagulant_off_target',
  ],
  weight: ['thinness_faint', 'chest_pain', 'breathlessness'],
  pressure: [
    'pressure_high_unwell',
    'pressure_low_unwell',
    'stroke',
    'chest_pain',
    'breathlessness',
    'pressure_pregnancy_high',
    'pressure_high',
    'pressure_pregnancy',
  ],
  vaccination: ['vaccine_allergy', 'child_not_waking', 'infant_fever', 'child_fever_severe'],
} as const satisfies Readonly<Record<string, readonly SignId[]>>;

/** Signs of `hospital_now` that require a maternity hospital; the others require a clinic. */
export const maternitySigns: readonly SignId[] = [
  'pregnancy_waters',
  'pregnancy_contractions',
  'pregnancy_movement_less',
];

/** The signs that require this action. */
export const signsAsking = (action: SignAction, signs: readonly SignId[]): readonly SignId[] =>
  signs.filter((sign) => signActions[sign] === action);
