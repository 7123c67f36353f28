import { z } from 'zod';
import {
  type DiaryKind,
  maxChildren,
  maxDoses,
  maxEntries,
  maxMeasurements,
  partsOfDay,
  sugarMoments,
} from './diary-kinds.ts';

/**
 * The schemas of diaries. In the browser they are loaded after schemas were told not to compile themselves (kept/browser-diary.ts),
 * so nothing else of the web imports this file.
 */
const id = z.string().regex(/^[a-z0-9]{8,16}$/);
const day = z.iso.date();

const moment = { id, day, part: z.enum(partsOfDay) };

const pressureEntry = z.strictObject({
  ...moment,
  systolic: z.int().min(50).max(300),
  diastolic: z.int().min(20).max(200),
  pulse: z.int().min(20).max(250).optional(),
});

const sugarEntry = z.strictObject({
  ...moment,
  value: z.number().min(0.5).max(1000),
  unit: z.enum(['mmol/L', 'mg/dL']),
  when: z.enum(sugarMoments),
});

/** A child as its parent calls it; the name may be empty. */
const child = { id, name: z.string().max(40), birth_date: day };

const measurement = z.strictObject({
  id,
  day,
  weight_kg: z.number().min(0.5).max(150).optional(),
  height_cm: z.number().min(35).max(220).optional(),
  head_cm: z.number().min(20).max(70).optional(),
});

const measuredChild = z.strictObject({
  ...child,
  sex: z.enum(['F', 'M']),
  gestation_weeks: z.int().min(22).max(42),
  measurements: z.array(measurement).max(maxMeasurements),
});

const vaccinatedChild = z.strictObject({
  ...child,
  /** The day of each dose that was given, by the dose's id in the calendar; a dose of an earlier calendar stays. */
  doses: z
    .record(z.string().regex(/^[a-z0-9-]{2,30}$/), day)
    .refine((doses) => Object.keys(doses).length <= maxDoses),
});

/** The content of each kind of diary. */
export const diaryContents = {
  pressure: z.strictObject({ entries: z.array(pressureEntry).max(maxEntries) }),
  sugar: z.strictObject({ entries: z.array(sugarEntry).max(maxEntries) }),
  growth: z.strictObject({ children: z.array(measuredChild).max(maxChildren) }),
  pregnancy: z.strictObject({ due_date: day.nullable() }),
  vaccination: z.strictObject({
    children: z.array(vaccinatedChild).max(maxChildren),
    /** Whether the account wants a mail before a dose is due. */
    reminds: z.boolean(),
  }),
};
export type DiaryContents = {
  readonly [Kind in DiaryKind]: z.output<(typeof diaryContents)[Kind]>;
};
export type PressureEntry = z.output<typeof pressureEntry>;
export type SugarEntry = z.output<typeof sugarEntry>;
export type Measurement = z.output<typeof measurement>;
export type MeasuredChild = z.output<typeof measuredChild>;
export type VaccinatedChild = z.output<typeof vaccinatedChild>;

/** The schemas by kind, typed for code that works for every kind. */
export const schemaOf = <Kind extends DiaryKind>(kind: Kind): z.ZodType<DiaryContents[Kind]> => {
  const schemas: { readonly [Each in DiaryKind]: z.ZodType<DiaryContents[Each]> } = diaryContents;
  return schemas[kind];
};
