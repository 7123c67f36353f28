import styles from './Chart.module.css';

export interface PlotBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the area of a drawing inside its axes, in pixels. */
export const plotBox = (width: number, height: number): PlotBox => ({
  left: 46,
  right: width - 34,
  top: 26,
  bottom: height - 44,
});

interface Tick {
  readonly at: number;
  readonly text: string;
}

interface AxesProps {
  readonly box: PlotBox;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly xLabel: string;
  readonly yLabel: string;
}

/** Draws the grid, the ticks and the labels of both axes. */
export function Axes({ box, xTicks, yTicks, xLabel, yLabel }: AxesProps) {
  const { left, right, top, bottom } = box;
  return (
    <>
      {xTicks.map(({ at, text }) => (
        <g key={text}>
          <line className={styles.grid} x1={at} x2={at} y1={top} y2={bottom} />
          <text className={styles.tick} x={at} y={bottom + 19} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {yTicks.map(({ at, text }) => (
        <g key={text}>
          <line className={styles.grid} x1={left} x2={right} y1={at} y2={at} />
          <text className={styles.tick} x={left - 8} y={at + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1={left} x2={right} y1={bottom} y2={bottom} />
      <text className={styles.tick} x={right} y={bottom + 38} textAnchor="end">
        {xLabel}
      </text>
      <text className={styles.tick} x={0} y={12}>
        {yLabel}
      </text>
    </>
  );
}
