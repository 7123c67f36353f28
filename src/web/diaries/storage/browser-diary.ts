import '#web/components/forms/frame/jitless.ts';
import {
  type DiaryContents,
  type DiaryKind,
  emptyDiaries,
  isEmptyDiary,
} from '#shared/medicine/diaries/diary.ts';
import { schemaOf } from '#shared/medicine/diaries/diary-schemas.ts';

const keyOf = (kind: DiaryKind): string => `diary_${kind}`;

/** Returns what is given if it is the content of a diary of this kind. */
export const readContent = <Kind extends DiaryKind>(
  kind: Kind,
  content: unknown,
): DiaryContents[Kind] | undefined => schemaOf(kind).safeParse(content).data;

/** Reads a diary from text; undefined where it is none of this kind. */
export function parseDiary<Kind extends DiaryKind>(
  kind: Kind,
  text: string,
): DiaryContents[Kind] | undefined {
  try {
    return readContent(kind, JSON.parse(text));
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
