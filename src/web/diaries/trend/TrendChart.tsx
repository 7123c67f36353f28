import { type CivilDay, partsOfDay } from '#shared/calculators/days/civil-day.ts';
import { writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import { Axes, plotBox } from '../../calculators/charts/Axes.tsx';
import chart from '../../calculators/charts/Chart.module.css';
import { Chart } from '../../calculators/charts/Chart.tsx';
import { Legend } from '../../calculators/charts/Legend.tsx';
import { linearScale, niceScale } from '../../calculators/charts/linear-scale.ts';
import { lineThrough } from '../../calculators/charts/paths.ts';

export interface TrendPoint {
  readonly id: string;
  /** The day, and a part of it: mornings at 0.25, evenings at 0.75. */
  readonly at: number;
  readonly y: number;
}

interface TrendSeries {
  readonly name: string;
  readonly mark: 'circle' | 'square';
  readonly points: readonly TrendPoint[];
}

interface TrendChartProps {
  readonly title: string;
  readonly description: string;
  readonly unit: string;
  readonly series: readonly TrendSeries[];
  /** Limits, drawn as broken lines with their value at the end, and what they are. */
  readonly limits: readonly number[];
  readonly limitsText: string;
}

const height = 280;
const maxTicks = 5;
const shades = { circle: 'brand', square: 'low' } as const;

/** Draws measurements over days, a line for each series; marks differ in form as well as in colour. */
export function TrendChart({ title, description, unit, series, limits, limitsText }: TrendChartProps) {
  const points = series.flatMap((one) => one.points);
  const days = points.map(({ at }) => Math.floor(at));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const values = [...points.map(({ y }) => y), ...limits];
  return (
    <Chart
      title={title}
      description={description}
      height={height}
      draw={(width) => {
        const box = plotBox(width, height);
        const x = linearScale([first, last + 1], [box.left + 8, box.right]);
        const y = niceScale([Math.min(...values), Math.max(...values)], [box.bottom, box.top], 5);
        return (
          <>
            <Axes
              box={box}
              xTicks={ticksBetween(first, last).map((day) => ({ at: x(day + 0.5), text: writeShort(day) }))}
              yTicks={y.ticks.map((each) => ({ at: y(each), text: writeTrimmed(each, 1) }))}
              xLabel={diaryText.dayAxis}
              yLabel={unit}
            />
            {limits.map((limit) => (
              <g key={limit}>
                <line className={chart.limit} x1={box.left} x2={box.right} y1={y(limit)} y2={y(limit)} />
                <text className={chart.tick} x={box.right + 6} y={y(limit) + 4}>
                  {writeTrimmed(limit, 1)}
                </text>
              </g>
            ))}
            {series.map(({ name, mark, points: own }) => (
              <g key={name} data-series={mark}>
                <path
                  className={mark === 'circle' ? chart.median : chart.curve}
                  d={lineThrough(own.map(({ at, y: value }) => ({ x: x(at), y: y(value) })))}
                />
                {own.map(({ id, at, y: value }) =>
                  mark === 'circle' ? (
                    <circle key={id} className={chart[shades[mark]]} cx={x(at)} cy={y(value)} r={4} />
                  ) : (
                    <rect
                      key={id}
                      className={chart[shades[mark]]}
                      x={x(at) - 4}
                      y={y(value) - 4}
                      width={8}
                      height={8}
                    />
                  ),
                )}
              </g>
            ))}
          </>
        );
      }}
    >
      <Legend items={series.map(({ name, mark }) => ({ shade: shades[mark], text: name }))} />
      <p className={chart.limits}>{limitsText}</p>
    </Chart>
  );
}

/** At most five days, evenly spaced, the last one among them. */
function ticksBetween(first: number, last: number): readonly number[] {
  const step = Math.max(1, Math.ceil((last - first) / (maxTicks - 1)));
  const ticks: number[] = [];
  for (let day = last; day >= first; day -= step) ticks.unshift(day);
  return ticks;
}

/** „26.11“. */
function writeShort(day: number): string {
  const { day: number, month } = partsOfDay(day as CivilDay);
  return `${number}.${String(month).padStart(2, '0')}`;
}
