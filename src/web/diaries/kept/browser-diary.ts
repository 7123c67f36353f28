import { config as configureSchemas } from 'zod/v4/core';
import {
  type DiaryContents,
  type DiaryKind,
  emptyDiaries,
  isEmptyDiary,
  schemaOf,
} from '#shared/medicine/diaries/diary.ts';

// Compiling schemas with eval would be reported by the Content Security Policy.
configureSchemas({ jitless: true });

const keyOf = (kind: DiaryKind): string => `diary_${kind}`;

/** Reads a diary from text; undefined where it is none of this kind. */
export function parseDiary<Kind extends DiaryKind>(
  kind: Kind,
  text: string,
): DiaryContents[Kind] | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return schemaOf(kind).safeParse(stored).data;
  } catch {
    return undefined;
  }
}

/** Returns the diary that this browser keeps; an empty one where there is none. */
export function readBrowserDiary<Kind extends DiaryKind>(kind: Kind): DiaryContents[Kind] {
  try {
    return parseDiary(kind, localStorage.getItem(keyOf(kind)) ?? '') ?? emptyDiaries[kind];
  } catch {
    return emptyDiaries[kind];
  }
}

/** Replaces what this browser keeps. Throws where its storage is closed or full. */
export function writeBrowserDiary<Kind extends DiaryKind>(kind: Kind, content: DiaryContents[Kind]): void {
  if (isEmptyDiary(content)) localStorage.removeItem(keyOf(kind));
  else localStorage.setItem(keyOf(kind), JSON.stringify(content));
}
