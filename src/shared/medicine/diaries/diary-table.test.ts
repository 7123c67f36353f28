import { expect, it } from 'vitest';
import { reportedPath } from '#shared/analytics/reported-path.ts';
import { diaryKinds } from '#shared/medicine/diaries/diary.ts';
import { diaryPath, paths } from '#shared/paths/paths.ts';
import { writeDiaryTable, writeDiaryTables } from './diary-table.ts';

const moment = { id: 'abcd1234', part: 'morning' } as const;

it('writes a diary as a table, oldest first, with the names of its fields', () => {
  const entries = [
    { ...moment, day: '2026-11-20', systolic: 130, diastolic: 80, pulse: 60 },
    { ...moment, day: '2026-11-19', systolic: 120, diastolic: 70 },
  ];
  expect(writeDiaryTable('pressure', { entries })).toBe(
    '\u{feff}day,part,systolic,diastolic,pulse\r\n2026-11-19,morning,120,70,\r\n2026-11-20,morning,130,80,60\r\n',
  );
});

it('writes names so that no spreadsheet runs them', () => {
  const child = { id: 'abcd1234', name: '=1+1,"x"', birth_date: '2026-01-01', doses: { bcg: '2026-01-03' } };
  const table = writeDiaryTable('vaccination', { children: [child], reminds: false });
  expect(table).toContain(`"'=1+1,""x""",2026-01-01,bcg,2026-01-03`);
});

it('writes each diary of an account as a file of its own', () => {
  const tables = writeDiaryTables([
    { kind: 'pregnancy', content: { due_date: '2027-03-01' } },
    { kind: 'sugar', content: { entries: [] } },
  ]);
  expect(tables.map(({ name }) => name)).toEqual(['diary-pregnancy.csv', 'diary-sugar.csv']);
  expect(tables[0]?.table).toContain('2027-03-01');
});

it('counters of visits are told that a diary is read, and not which one', () => {
  for (const kind of diaryKinds) expect(reportedPath(diaryPath(kind))).toBe(paths.diaries);
  expect(reportedPath('/doctors.html')).toBe('/doctors.html');
});
