import { describe, expect, it } from 'vitest';
import type { MeasuredChild, Measurement } from './diary.ts';
import { evaluateGrowth, implausibleDays, tracksOf } from './growth.ts';

const measured = (day: string, more: Partial<Measurement> = { weight_kg: 6 }): Measurement => ({
  ...{ id: `m${day}`, day },
  ...more,
});
const child = (measurements: Measurement[], more: Partial<MeasuredChild> = {}): MeasuredChild => ({
  ...{ id: 'abcd1234', name: '', birth_date: '2024-02-29', sex: 'F', gestation_weeks: 40, measurements },
  ...more,
});

describe('the growth of a child', () => {
  it('is evaluated from measurement to measurement, oldest first, by the calculator of growth', () => {
    const points = evaluateGrowth(
      child([measured('2025-03-01'), measured('2024-02-28'), measured('2024-08-29')]),
    );
    expect(points.map(({ measurement, months }) => [measurement.day, months])).toEqual([
      ['2024-08-29', 6],
      ['2025-03-01', 12],
    ]);
    expect(points.map(({ result }) => result.measures.map(({ name }) => name))).toEqual([['wfa'], ['wfa']]);
    // At six months 6 kg is low; at a year it is very low.
    expect(points.map(({ result }) => result.measures[0]?.class)).toEqual(['normal', 'severely_underweight']);
  });

  it('of a child born preterm is compared by corrected age until its 24th month, and not before the due date', () => {
    const preterm = { gestation_weeks: 33 };
    const [before, corrected, later] = evaluateGrowth(
      child(
        [measured('2024-04-10'), measured('2024-08-29'), measured('2026-03-01', { weight_kg: 12 })],
        preterm,
      ),
    );
    expect(before?.result.measures).toEqual([]);
    expect(corrected?.result.countedDays).toBe(182 - 49);
    expect(later?.result.countedDays).toBe(731);
  });

  it('says on which days a slip of the pen is likely', () => {
    const slip = { weight_kg: 60, height_cm: 66 };
    const points = evaluateGrowth(child([measured('2024-08-29'), measured('2024-09-30', slip)]));
    expect(implausibleDays(points)).toEqual(['2024-09-30']);
  });

  it('lies on one curve for each measure, and on others for earlier ages', () => {
    const points = evaluateGrowth(
      child([
        measured('2024-08-29', { weight_kg: 7, height_cm: 65 }),
        measured('2025-02-28', { weight_kg: 9 }),
        measured('2026-08-29', { weight_kg: 13 }),
        measured('2027-02-28', { weight_kg: 14 }),
      ]),
    );
    const { current, earlier } = tracksOf(points);
    const sizes = (tracks: typeof current) =>
      tracks.map(({ latest, earlier: before }) => `${latest.name} ${before.length + 1}`);
    expect(sizes(current)).toEqual(['hfa 1', 'bfa 1', 'wfl 1', 'wfa 2']);
    expect(sizes(earlier)).toEqual(['wfa 2']);
    expect(tracksOf([])).toEqual({ current: [], earlier: [] });
  });
});
