import { z } from 'zod';

/** The kinds of diary. Each is one document, kept by an account or by a browser. */
export const diaryKinds = ['pressure', 'sugar', 'growth', 'pregnancy', 'vaccination'] as const;
export type DiaryKind = (typeof diaryKinds)[number];

/** Limits of a diary: two measurements a day for about four years, and the children of a large family. */
export const mostEntries = 3_000;
export const mostChildren = 8;
const mostMeasurements = 400;
const mostDoses = 100;

const id = z.string().regex(/^[a-z0-9]{8,16}$/);
const day = z.iso.date();

/** The parts of a day that measurements are compared by. */
export const partsOfDay = ['morning', 'day', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];
const moment = { id, day, part: z.enum(partsOfDay) };

const pressureEntry = z.strictObject({
  ...moment,
  systolic: z.int().min(50).max(300),
  diastolic: z.int().min(20).max(200),
  pulse: z.int().min(20).max(250).optional(),
});
export type PressureEntry = z.output<typeof pressureEntry>;

export const sugarMoments = ['fasting', 'before_meal', 'after_meal', 'random'] as const;
export type SugarMoment = (typeof sugarMoments)[number];

const sugarEntry = z.strictObject({
  ...moment,
  value: z.number().min(0.5).max(1000),
  unit: z.enum(['mmol/L', 'mg/dL']),
  when: z.enum(sugarMoments),
});
export type SugarEntry = z.output<typeof sugarEntry>;

/** A child as its parent calls it; the name may be empty. */
const child = { id, name: z.string().max(40), birth_date: day };

const measurement = z.strictObject({
  id,
  day,
  weight_kg: z.number().min(0.5).max(150).optional(),
  height_cm: z.number().min(35).max(220).optional(),
  head_cm: z.number().min(20).max(70).optional(),
});
export type Measurement = z.output<typeof measurement>;

const measuredChild = z.strictObject({
  ...child,
  sex: z.enum(['F', 'M']),
  gestation_weeks: z.int().min(22).max(42),
  measurements: z.array(measurement).max(mostMeasurements),
});
export type MeasuredChild = z.output<typeof measuredChild>;

const vaccinatedChild = z.strictObject({
  ...child,
  /** The day of each dose that was given, by the dose's id in the calendar; a dose of an earlier calendar stays. */
  doses: z
    .record(z.string().regex(/^[a-z0-9-]{2,30}$/), day)
    .refine((doses) => Object.keys(doses).length <= mostDoses),
});
export type VaccinatedChild = z.output<typeof vaccinatedChild>;

/** The content of each kind of diary. */
export const diaryContents = {
  pressure: z.strictObject({ entries: z.array(pressureEntry).max(mostEntries) }),
  sugar: z.strictObject({ entries: z.array(sugarEntry).max(mostEntries) }),
  growth: z.strictObject({ children: z.array(measuredChild).max(mostChildren) }),
  pregnancy: z.strictObject({ due_date: day.nullable() }),
  vaccination: z.strictObject({
    children: z.array(vaccinatedChild).max(mostChildren),
    /** Whether the account wants a mail before a dose is due. */
    reminds: z.boolean(),
  }),
};
export type DiaryContents = {
  readonly [Kind in DiaryKind]: z.output<(typeof diaryContents)[Kind]>;
};
export type DiaryContent<Kind extends DiaryKind = DiaryKind> = DiaryContents[Kind];

/** The schemas by kind, typed for code that works for every kind. */
export const schemaOf = <Kind extends DiaryKind>(kind: Kind): z.ZodType<DiaryContents[Kind]> => {
  const schemas: { readonly [Each in DiaryKind]: z.ZodType<DiaryContents[Each]> } = diaryContents;
  return schemas[kind];
};

/** A diary that nothing was written in. */
export const emptyDiaries: DiaryContents = {
  pressure: { entries: [] },
  sugar: { entries: [] },
  growth: { children: [] },
  pregnancy: { due_date: null },
  vaccination: { children: [], reminds: false },
};

/** Whether a diary has nothing in it. */
export function isEmptyDiary(content: DiaryContent): boolean {
  if ('entries' in content) return content.entries.length === 0;
  if ('children' in content) return content.children.length === 0;
  return content.due_date === null;
}
