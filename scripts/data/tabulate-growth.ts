/**
 * Writes the growth tables of src/shared/calculators/growth/data from the official ones:
 * `node scripts/data/tabulate-growth.ts <folder of CSV files: sex,x,l,m,s>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as axes from '#shared/calculators/growth/data/axes.ts';
import {
  type Axis,
  decimals,
  drawCurve,
  noCorrection,
} from '#shared/calculators/growth/data/growth-table.ts';

const standards = 'WHO Child Growth Standards, 2006';
const reference = 'WHO Growth Reference 5–19 years, 2007';
const tables = [
  ['wfa_0_5y_days', 'weight-for-age', 'weightForAge', axes.days, standards],
  ['lhfa_0_5y_days', 'length-for-age', 'lengthForAge', axes.days, standards],
  ['bfa_0_5y_days', 'bmi-for-age', 'bmiForAge', axes.days, standards],
  ['hcfa_0_5y_days', 'head-for-age', 'headForAge', axes.days, standards],
  ['wfl_45_110cm', 'weight-for-length', 'weightForLength', axes.lyingCentimetres, standards],
  ['wfh_65_120cm', 'weight-for-height', 'weightForHeight', axes.standingCentimetres, standards],
  ['wfa_5_10y_months', 'weight-for-age-to-10', 'weightForAgeTo10', axes.monthsTo10, reference],
  ['hfa_5_19y_months', 'height-for-age-to-19', 'heightForAgeTo19', axes.monthsTo19, reference],
  ['bfa_5_19y_months', 'bmi-for-age-to-19', 'bmiForAgeTo19', axes.monthsTo19, reference],
] as const;

const wrap = (words: readonly string[]): string => {
  const lines = [''];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length > 100) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => `\n      ${line}`).join('');
};

const changes = (figures: readonly number[]): number[] =>
  figures.map((figure, at) => figure - (figures[at - 1] ?? 0));

function packColumn(axis: Axis, rows: readonly number[]): string {
  if (new Set(rows).size === 1) return String(rows[0]);
  const figures = axis.knots.map((knot) => rows[knot] ?? Number.NaN);
  const [first = 0, ...steps] = changes(figures);
  const knots = wrap([first, ...changes(steps)].map(String));
  const curve = drawCurve(axis, figures);
  const corrections = rows
    .flatMap((figure, row) => (axis.knots.includes(row) ? [] : [figure - (curve[row] ?? 0)]))
    .map((correction) => {
      if (Math.abs(correction) > 5)
        throw new Error(`A row differs by ${correction} from the curve: add knots.`);
      return String.fromCharCode(noCorrection + correction);
    })
    .join('');
  return corrections === ''
    ? `{\n    knots: \`${knots}\`,\n    }`
    : `{\n    knots: \`${knots}\`,\n    corrections:\n '${corrections}',\n    }`;
}

const source = process.argv[2] ?? '';
for (const [file, name, constant, axis, title] of tables) {
  const rows = readFileSync(join(source, `${file}.csv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const sexes = (['F', 'M'] as const).map((sex) => {
    const own = rows.filter((row) => row[0] === sex);
    const columns = (['L', 'M', 'S'] as const).map((column, at) => {
      const figures = own.map((row) => Math.round(Number(row[at + 2]) * 10 ** decimals[column]));
      return `${column}: ${packColumn(axis, figures)}`;
    });
    return `${sex}: {\n${columns.join(',\n')},\n},`;
  });
  const text = `import type { PackedTable, Sex } from './growth-table.ts';

/** ${title}: L, M and S. */
export const ${constant}: Readonly<Record<Sex, PackedTable>> = {\n${sexes.join('\n')}\n};\n`;
  writeFileSync(`src/shared/calculators/growth/data/${name}.data.ts`, text);
}
