import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { clampedScale } from './linear-scale.ts';

export interface Span {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly isReached?: boolean;
}

interface SpansProps {
  readonly title: string;
  readonly description: string;
  /** Both ends of the axis; the ticks and the spans use the same unit. */
  readonly axis: readonly [number, number];
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly spans: readonly Span[];
  /** The reader's current position on the axis, with its label. */
  readonly now: { readonly at: number; readonly text: string };
}

const rowHeight = 44;
const headerHeight = 30;
const footerHeight = 30;
const barHeight = 10;
const sideMargin = 16;
/** Pixels at the top of a row that belong to its label, which no line crosses. */
const labelHeight = 23;

interface RowLineProps {
  readonly className: string | undefined;
  readonly at: number;
  readonly top: number;
}

/** Draws the part of a vertical line that stands beside a row's bar, under its label. */
const RowLine = ({ className, at, top }: RowLineProps) => (
  <line className={className} x1={at} x2={at} y1={top + labelHeight} y2={top + rowHeight} />
);

/** Draws time spans one below another, with a vertical line for the current moment. */
export function Spans({ title, description, axis, ticks, spans, now }: SpansProps) {
  const height = headerHeight + spans.length * rowHeight + footerHeight;
  return (
    <Chart
      title={title}
      description={description}
      height={height}
      draw={(width) => {
        const x = clampedScale(axis, [sideMargin, width - sideMargin]);
        const at = x(now.at);
        const bottom = headerHeight + spans.length * rowHeight;
        const rows = spans.map((_, index) => headerHeight + index * rowHeight);
        const anchor = at < 90 ? 'start' : at > width - 90 ? 'end' : 'middle';
        return (
          <>
            {ticks.map((tick) => (
              <g key={tick.at}>
                {rows.map((top) => (
                  <RowLine key={top} className={styles.grid} at={x(tick.at)} top={top} />
                ))}
                <text className={styles.tick} x={x(tick.at)} y={bottom + 20} textAnchor="middle">
                  {tick.text}
                </text>
              </g>
            ))}
            {rows.map((top) => (
              <RowLine key={top} className={styles.markLine} at={at} top={top} />
            ))}
            {spans.map(({ label, from, to, isReached }, index) => {
              const top = headerHeight + index * rowHeight;
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
                    width={Math.max(x(to) - left, barHeight)}
                    height={barHeight}
                    rx={barHeight / 2}
                  />
                </g>
              );
            })}
            <circle className={styles.mark} cx={at} cy={headerHeight - 8} r={6} />
            <text className={styles.strong} x={at} y={13} textAnchor={anchor}>
              {now.text}
            </text>
          </>
        );
      }}
    />
  );
}
