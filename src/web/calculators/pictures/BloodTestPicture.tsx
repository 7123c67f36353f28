import type { BloodTestResult, LineResult } from '#shared/calculators/blood-test/compute.ts';
import { writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { analytes } from '#shared/language/ka/calculators/analytes.ts';
import { bloodTest as text } from '#shared/language/ka/calculators/blood-test.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { writeUnit } from '#shared/language/ka/calculators/units.ts';
import styles from '../charts/Chart.module.css';
import { Chart } from '../charts/Chart.tsx';
import { clampLabel, labelRange } from '../charts/labels.ts';
import { linearScale } from '../charts/linear-scale.ts';

const rowHeight = 64;
const bar = { top: 30, height: 10 };
/** Estimated width of a letter in a label, and the width reserved for the value beside it; in pixels. */
const letterWidth = 8;
const valueWidth = 90;

/** The name of an analyte or, if it would overlap its value, the short one in brackets: „ედს, ESR“. */
const nameIn = (label: string, width: number): string =>
  label.length * letterWidth + valueWidth <= width ? label : (/\(([^()]+)\)$/.exec(label)?.[1] ?? label);

/** Draws each result on the reference range it was compared with. */
export function BloodTestPicture({ result }: { readonly result: BloodTestResult }) {
  const lines = result.lines.filter(({ range }) => range !== undefined);
  if (lines.length === 0) return null;
  return (
    <Chart
      title={pictures.bloodTest}
      description={lines
        .map((each) => `${analytes[each.code].label}: ${text.flags[each.flag ?? 'in_range']}`)
        .join('; ')}
      height={lines.length * rowHeight}
      draw={(width) =>
        lines.map((each, index) => (
          <g key={each.code} transform={`translate(0 ${index * rowHeight})`}>
            <RangeRow line={each} width={width} />
          </g>
        ))
      }
    />
  );
}

function RangeRow({ line, width }: { readonly line: LineResult; readonly width: number }) {
  const { value, range = { source: 'adult' }, unit, code, flag } = line;
  const low = range.from ?? range.over;
  const high = range.to ?? range.under;
  const rangeWidth = (high ?? (low ?? 0) * 2) - (low ?? 0) || Math.abs(value) || 1;
  const start = Math.max(0, Math.min((low ?? 0) - rangeWidth * 0.6, value - rangeWidth * 0.2));
  const end = Math.max((high ?? (low ?? 0) + rangeWidth) + rangeWidth * 0.6, value + rangeWidth * 0.2);
  const x = linearScale([start, end], [8, width - 8]);
  const [from, to] = [x(low ?? start), x(high ?? end)];
  const write = (limit: number) => writeTrimmed(limit, 2);
  const ends = [
    ...(low === undefined ? [] : [{ at: from, text: write(low) }]),
    ...(high === undefined ? [] : [{ at: to, text: write(high) }]),
  ];
  return (
    <>
      <text className={styles.label} x={0} y={16}>
        {nameIn(analytes[code].label, width)}
      </text>
      <text className={styles.strong} x={width} y={16} textAnchor="end">
        {write(value)} {writeUnit(unit.code)}
      </text>
      <rect className={styles.track} x={8} y={bar.top} width={width - 16} height={bar.height} rx={5} />
      <rect
        className={styles.ok}
        x={from}
        y={bar.top}
        width={Math.max(to - from, 2)}
        height={bar.height}
        rx={2}
      />
      {labelRange(ends).map(({ at, text }) => (
        <text
          key={text}
          className={styles.tick}
          x={clampLabel(at, text, width)}
          y={bar.top + 25}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      <circle
        className={flag === 'in_range' ? styles.mark : styles.outlying}
        cx={x(value)}
        cy={bar.top + bar.height / 2}
        r={8}
      />
    </>
  );
}
