/** Kinds of records that a reader saves. Questions are pinned (SPEC.md). */
export const savedKinds = ['article', 'term'] as const;
export type SavedKind = (typeof savedKinds)[number];
