import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { clamped } from './linear-scale.ts';

export interface Span {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly isReached?: boolean;
}

interface SpansProps {
  readonly title: string;
  readonly description: string;
  /** Ends of the axis and its ticks, in one unit. */
  readonly axis: readonly [number, number];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly spans: readonly Span[];
  /** Where the reader stands, and what it is called. */
  readonly now: { readonly at: number; readonly text: string };
}

const row = 44;
const head = 30;
const foot = 30;
const bar = 10;
const side = 16;

/** Stretches of time one under another, with a line for now. */
export function Spans({ title, description, axis, ticks, spans, now }: SpansProps) {
  const height = head + spans.length * row + foot;
  return (
    <Chart
      title={title}
      description={description}
      height={height}
      draw={(width) => {
        const x = clamped(axis, [side, width - side]);
        const at = x(now.at);
        const bottom = head + spans.length * row;
        const anchor = at < 90 ? 'start' : at > width - 90 ? 'end' : 'middle';
        return (
          <>
            {ticks.map((tick) => (
              <g key={tick.at}>
                <line className={styles.grid} x1={x(tick.at)} x2={x(tick.at)} y1={head} y2={bottom} />
                <text className={styles.tick} x={x(tick.at)} y={bottom + 20} textAnchor="middle">
                  {tick.text}
                </text>
              </g>
            ))}
            <line className={styles.markLine} x1={at} x2={at} y1={head - 8} y2={bottom} />
            {spans.map(({ label, from, to, isReached }, index) => {
              const top = head + index * row;
              const left = x(from);
              return (
                <g key={label}>
                  <text className={styles.haloed} x={0} y={top + 18}>
                    {label}
                  </text>
                  <rect
                    className={isReached ? styles.brand : styles.low}
                    x={left}
                    y={top + 25}
                    width={Math.max(x(to) - left, bar)}
                    height={bar}
                    rx={bar / 2}
                  />
                </g>
              );
            })}
            <circle className={styles.mark} cx={at} cy={head - 8} r={6} />
            <text className={styles.strong} x={at} y={13} textAnchor={anchor}>
              {now.text}
            </text>
          </>
        );
      }}
    />
  );
}
