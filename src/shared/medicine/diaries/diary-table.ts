import { inOrder } from './averages.ts';
import type { DiaryContents, DiaryKind } from './diary.ts';

type Cell = string | number | undefined;

/** Writes a field for spreadsheets (RFC 4180); a text that a spreadsheet would run as a formula is marked as text. */
function writeCell(cell: Cell): string {
  const text = String(cell ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) && typeof cell === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const writeTable = (rows: readonly (readonly Cell[])[]): string =>
  // The mark at the start tells spreadsheets that the text is UTF-8.
  `\u{feff}${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;

const tables: {
  readonly [Kind in DiaryKind]: (content: DiaryContents[Kind]) => readonly (readonly Cell[])[];
} = {
  pressure: ({ entries }) => [
    ['day', 'part', 'systolic', 'diastolic', 'pulse'],
    ...inOrder(entries).map(({ day, part, systolic, diastolic, pulse }) => [
      day,
      part,
      systolic,
      diastolic,
      pulse,
    ]),
  ],
  sugar: ({ entries }) => [
    ['day', 'part', 'when', 'value', 'unit'],
    ...inOrder(entries).map(({ day, part, when, value, unit }) => [day, part, when, value, unit]),
  ],
  growth: ({ children }) => [
    ['child', 'sex', 'birth_date', 'gestation_weeks', 'day', 'weight_kg', 'height_cm', 'head_cm'],
    ...children.flatMap(({ name, sex, birth_date, gestation_weeks, measurements }) =>
      measurements
        .toSorted((one, other) => one.day.localeCompare(other.day))
        .map(({ day, weight_kg, height_cm, head_cm }) => [
          ...[name, sex, birth_date, gestation_weeks],
          ...[day, weight_kg, height_cm, head_cm],
        ]),
    ),
  ],
  pregnancy: ({ due_date }) => [['due_date'], ...(due_date === null ? [] : [[due_date]])],
  vaccination: ({ children }) => [
    ['child', 'birth_date', 'dose', 'given'],
    ...children.flatMap(({ name, birth_date, doses }) =>
      Object.entries(doses).map(([dose, given]) => [name, birth_date, dose, given]),
    ),
  ],
};

/** A diary as a table for spreadsheets (CSV), with the names of its fields as in the interface. */
export const writeDiaryTable = <Kind extends DiaryKind>(kind: Kind, content: DiaryContents[Kind]): string =>
  writeTable(tables[kind](content));

/** The tables of several diaries, each with the name of its file. */
export const writeDiaryTables = (
  diaries: readonly {
    readonly [Kind in DiaryKind]: { readonly kind: Kind; readonly content: DiaryContents[Kind] };
  }[DiaryKind][],
): readonly { readonly name: string; readonly table: string }[] =>
  diaries.map((diary) => ({ name: fileNameOf(diary.kind, 'csv'), table: writeOne(diary) }));

function writeOne(diary: Parameters<typeof writeDiaryTables>[0][number]): string {
  switch (diary.kind) {
    case 'pressure':
      return writeDiaryTable(diary.kind, diary.content);
    case 'sugar':
      return writeDiaryTable(diary.kind, diary.content);
    case 'growth':
      return writeDiaryTable(diary.kind, diary.content);
    case 'pregnancy':
      return writeDiaryTable(diary.kind, diary.content);
    case 'vaccination':
      return writeDiaryTable(diary.kind, diary.content);
  }
}

/** The name of a diary's file. */
export const fileNameOf = (kind: DiaryKind, ending: 'csv' | 'json'): string => `diary-${kind}.${ending}`;
