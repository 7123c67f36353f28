import { describe, expect, it } from 'vitest';
import { diaryKinds, emptyDiaries, isEmptyDiary, type MeasuredChild } from './diary.ts';
import { diaryContents } from './diary-schemas.ts';
import { mergeDiaries, putById } from './merge.ts';

const entry = (id: string, systolic = 120) =>
  ({ id, day: '2026-11-20', part: 'morning', systolic, diastolic: 80 }) as const;
const child = (id: string, measurements: MeasuredChild['measurements']): MeasuredChild => ({
  ...{ id, name: id, birth_date: '2026-01-01', sex: 'F', gestation_weeks: 40 },
  measurements,
});

describe('a diary of a browser that joins one of an account', () => {
  it('loses no entry of either; of two with one id the first stays', () => {
    expect(
      mergeDiaries(
        'pressure',
        { entries: [entry('a'), entry('b')] },
        { entries: [entry('b', 150), entry('c')] },
      ),
    ).toEqual({ entries: [entry('a'), entry('b'), entry('c')] });
  });

  it('unites the measurements of a child, and the doses', () => {
    const [one, other] = [
      { id: 'm1', day: '2026-02-01', weight_kg: 4 },
      { id: 'm2', day: '2026-03-01', weight_kg: 5 },
    ];
    const merged = mergeDiaries(
      'growth',
      { children: [child('nino', [one])] },
      { children: [child('nino', [one, other]), child('gio', [])] },
    );
    expect(merged.children.map(({ id, measurements }) => [id, measurements.length])).toEqual([
      ['nino', 2],
      ['gio', 0],
    ]);
    const doses = (id: string) => ({
      id: 'nino',
      name: '',
      birth_date: '2026-01-01',
      doses: { [id]: '2026-03-01' },
    });
    expect(
      mergeDiaries(
        'vaccination',
        { children: [doses('bcg')], reminds: false },
        { children: [doses('mmr-1')], reminds: true },
      ),
    ).toMatchObject({ children: [{ doses: { bcg: '2026-03-01', 'mmr-1': '2026-03-01' } }], reminds: true });
  });

  it('gives a due date where there is none', () => {
    const date = { due_date: '2027-03-01' };
    expect(mergeDiaries('pregnancy', { due_date: null }, date)).toEqual(date);
    expect(mergeDiaries('pregnancy', date, { due_date: '2027-04-01' })).toEqual(date);
  });
});

it('an entry that was changed stands in its place; one that was removed meanwhile is there again', () => {
  const entries = [entry('a'), entry('b'), entry('c')];
  expect(putById(entries, entry('b', 150))).toEqual([entry('a'), entry('b', 150), entry('c')]);
  expect(putById([entry('a')], entry('b', 150))).toEqual([entry('a'), entry('b', 150)]);
});

it('every kind has an empty diary that its schema accepts', () => {
  for (const kind of diaryKinds) {
    expect(diaryContents[kind].safeParse(emptyDiaries[kind]).success, kind).toBe(true);
    expect(isEmptyDiary(emptyDiaries[kind])).toBe(true);
  }
  expect(isEmptyDiary({ entries: [entry('a')] })).toBe(false);
});
