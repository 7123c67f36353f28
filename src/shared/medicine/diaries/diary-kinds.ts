/** The kinds of diary. Each is one document, kept by an account or by a browser. */
export const diaryKinds = ['pressure', 'sugar', 'growth', 'pregnancy', 'vaccination'] as const;
export type DiaryKind = (typeof diaryKinds)[number];

/** Limits of a diary: two measurements a day for about four years, and the children of a large family. */
export const maxEntries = 3_000;
export const maxChildren = 8;
export const maxMeasurements = 400;
export const maxDoses = 100;

/** The parts of a day that measurements are compared by. */
export const partsOfDay = ['morning', 'day', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];
export const sugarMoments = ['fasting', 'before_meal', 'after_meal', 'random'] as const;
export type SugarMoment = (typeof sugarMoments)[number];
