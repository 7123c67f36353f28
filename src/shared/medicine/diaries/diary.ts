import type { DiaryKind } from './diary-kinds.ts';
import type { DiaryContents } from './diary-schemas.ts';

export {
  type DiaryKind,
  diaryKinds,
  maxChildren,
  type PartOfDay,
  partsOfDay,
  type SugarMoment,
  sugarMoments,
} from './diary-kinds.ts';
export type {
  DiaryContents,
  MeasuredChild,
  Measurement,
  PressureEntry,
  SugarEntry,
  VaccinatedChild,
} from './diary-schemas.ts';

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
