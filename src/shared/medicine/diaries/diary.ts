import type { DiaryContents } from './diary-schemas.ts';

export type {
  DiaryContents,
  MeasuredChild,
  Measurement,
  PressureEntry,
  SugarEntry,
  VaccinatedChild,
} from './diary-schemas.ts';

/** The kinds of diary. Each is one document, kept by an account or by a browser. */
export const diaryKinds = ['pressure', 'sugar', 'growth', 'pregnancy', 'vaccination'] as const;
export type DiaryKind = (typeof diaryKinds)[number];

/** Limits of a diary: two measurements a day for about four years, and the children of a large family. */
export const mostEntries = 3_000;
export const mostChildren = 8;
export const mostMeasurements = 400;
export const mostDoses = 100;

/** The parts of a day that measurements are compared by. */
export const partsOfDay = ['morning', 'day', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];
export const sugarMoments = ['fasting', 'before_meal', 'after_meal', 'random'] as const;
export type SugarMoment = (typeof sugarMoments)[number];

export type DiaryContent<Kind extends DiaryKind = DiaryKind> = DiaryContents[Kind];

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
