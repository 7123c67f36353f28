import { describe, expect, it } from 'vitest';
import { officialRows, officialSums } from '#tests/support/growth-samples.data.ts';
import { rowOf } from './growth-table.ts';
import { type GrowthIndicator, growthTables, lmsAt } from './lms.ts';

const samples = officialRows
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .map(([indicator, sex, ...figures]) => ({
    indicator: indicator as GrowthIndicator,
    sex: sex as 'F' | 'M',
    figures: figures.map(Number) as [x: number, L: number, M: number, S: number],
  }));

describe('lmsAt', () => {
  it('returns sampled rows of the official tables exactly', () => {
    expect(samples.length).toBeGreaterThan(400);
    const differing = samples.filter(({ indicator, sex, figures: [x, L, M, S] }) => {
      const at = lmsAt(indicator, sex, x);
      return at?.L !== L || at.M !== M || at.S !== S;
    });
    expect(differing).toEqual([]);
  });

  it.each(officialSums)('has the checksums of the official table %s %s', (indicator, sex, ...official) => {
    const { axis } = growthTables[indicator];
    const rows = Array.from({ length: rowOf(axis, axis.to) + 1 }, (_, row) => {
      const at = lmsAt(indicator, sex, axis.from + row * axis.step)!;
      return [Math.round(at.L * 1e4), Math.round(at.M * 1e4), Math.round(at.S * 1e5)] as const;
    });
    const sums = rows.reduce(
      (sum, [L, M, S], row) => [sum[0]! + L, sum[1]! + M, sum[2]! + S, sum[3]! + (row + 1) * (L + M + S)],
      [0, 0, 0, 0],
    );
    expect([rows.length, ...sums]).toEqual(official);
  });

  it('interpolates linearly between rows', () => {
    const half = lmsAt('bfaTo19', 'F', 100.5)!;
    const [before, after] = [lmsAt('bfaTo19', 'F', 100)!, lmsAt('bfaTo19', 'F', 101)!];
    for (const key of ['L', 'M', 'S'] as const)
      expect(half[key]).toBeCloseTo((before[key] + after[key]) / 2, 10);
    expect(lmsAt('wfl', 'M', 72.35)!.M).toBeCloseTo(
      (lmsAt('wfl', 'M', 72.3)!.M + lmsAt('wfl', 'M', 72.4)!.M) / 2,
      10,
    );
  });

  it('never interpolates between lying length and standing height', () => {
    for (const indicator of ['lhfa', 'bfa', 'wfa', 'hcfa'] as const) {
      expect(lmsAt(indicator, 'F', 730.9)).toEqual(lmsAt(indicator, 'F', 730));
    }
    expect(lmsAt('lhfa', 'M', 730)!.M - lmsAt('lhfa', 'M', 731)!.M).toBeCloseTo(0.6715, 4);
  });

  it('finds a row despite floating-point errors of the length', () => {
    expect(lmsAt('wfh', 'F', 71.6 + 0.7)).toEqual(lmsAt('wfh', 'F', 72.3));
    expect(lmsAt('wfl', 'F', 74.7 - 0.7)).toEqual(lmsAt('wfl', 'F', 74));
  });

  it('is undefined outside of the tables', () => {
    const outside = [
      lmsAt('wfa', 'F', -1),
      lmsAt('wfa', 'F', 1827),
      lmsAt('wfl', 'M', 44.9),
      lmsAt('wfl', 'M', 110.1),
      lmsAt('wfh', 'M', 120.1),
      lmsAt('wfaTo10', 'F', 121.5),
      lmsAt('bfaTo19', 'F', 59.9),
      lmsAt('hfaTo19', 'F', 230),
      lmsAt('hfaTo19', 'F', Number.NaN),
      lmsAt('hfaTo19', 'F', Number.POSITIVE_INFINITY),
    ];
    expect(outside.every((at) => at === undefined)).toBe(true);
  });

  it('has positive medians and variations everywhere', () => {
    for (const indicator of Object.keys(growthTables) as GrowthIndicator[]) {
      const { from, to, step } = growthTables[indicator].axis;
      for (let x = from; x <= to; x += step * 0.7) {
        for (const sex of ['F', 'M'] as const) {
          const at = lmsAt(indicator, sex, x)!;
          expect(at.M > 0 && at.S > 0 && at.S < 0.5 && Number.isFinite(at.L)).toBe(true);
        }
      }
    }
  });
});
