import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';

const heightPx = 160;
const dayS = 86_400;
/** Days and figures between two ticks: whole ones, as a reader counts. */
const dayTicks = [1, 2, 5, 7, 14, 30, 60, 90, 180, 365].map((days) => days * dayS);
const figureTicks = Array.from({ length: 9 }, (_, power) => [1, 2, 5].map((one) => one * 10 ** power)).flat();

interface DayChartProps {
  readonly label: string;
  readonly days: readonly { readonly day: string; readonly value: number }[];
  readonly show: (value: number) => string;
  /** Told the place of the day that the pointer is over, and undefined when it leaves. */
  readonly onPoint: (at: number | undefined) => void;
}

/** A bar for each day, with days and figures at its axes; the table beside it says the same in figures. */
export function DayChart({ label, days, show, onPoint }: DayChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useRef(onPoint);
  tell.current = onPoint;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const draw = () =>
      new uPlot(
        optionsOf(element, show, (at) => tell.current(at)),
        seriesOf(days),
        element,
      );
    let chart = draw();
    const sizes = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: heightPx }));
    sizes.observe(element);
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => {
      chart.destroy();
      chart = draw();
    };
    scheme.addEventListener('change', redraw);
    return () => {
      scheme.removeEventListener('change', redraw);
      sizes.disconnect();
      chart.destroy();
    };
  }, [days, show]);
  return <div ref={place} className="office-chart" role="img" aria-label={label} />;
}

const seriesOf = (days: DayChartProps['days']): uPlot.AlignedData => [
  days.map(({ day }) => Date.parse(day) / 1_000),
  days.map(({ value }) => value),
];

/** `22.11` of a day in seconds. */
function shortDay(seconds: number): string {
  const [, month, day] = new Date(seconds * 1_000).toISOString().slice(0, 10).split('-');
  return `${day}.${month}`;
}

function optionsOf(
  element: HTMLElement,
  show: DayChartProps['show'],
  onPoint: DayChartProps['onPoint'],
): uPlot.Options {
  const style = getComputedStyle(element);
  const [ink, line, bar] = ['--ink-soft', '--line', '--brand'].map((name) => style.getPropertyValue(name));
  const bars = uPlot.paths.bars?.({ size: [0.75, 32] });
  const axis = { ...(ink ? { stroke: ink } : {}), font: `${style.fontSize} ${style.fontFamily}` };
  return {
    width: element.clientWidth,
    height: heightPx,
    padding: [8, 8, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { setScale: false, x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: (_, from, to) => [from - dayS / 2, to + dayS / 2] },
      y: { range: (_, __, most) => [0, Math.max(1, most) * 1.05] },
    },
    axes: [
      {
        ...axis,
        incrs: dayTicks,
        space: 64,
        size: 28,
        grid: { show: false },
        ticks: { show: false },
        values: (_, ticks) => ticks.map(shortDay),
      },
      {
        ...axis,
        incrs: figureTicks,
        space: 36,
        size: 64,
        grid: { ...(line ? { stroke: line } : {}), width: 1 },
        ticks: { show: false },
        values: (_, ticks) => ticks.map(show),
      },
    ],
    series: [
      {},
      { ...(bar ? { fill: bar } : {}), points: { show: false }, ...(bars ? { paths: bars } : {}) },
    ],
    hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? undefined)] },
  };
}
