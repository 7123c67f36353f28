import type { ReactNode } from 'react';
import styles from './Chart.module.css';
import { Chart } from './Chart.tsx';
import { clampedScale } from './linear-scale.ts';

export type Shade = 'low' | 'ok' | 'near' | 'mid' | 'high';

export interface ScaleStep {
  readonly from: number;
  readonly to: number;
  readonly shade: Shade;
}

interface ScaleBarProps {
  readonly title: string;
  readonly description: string;
  /** Steps from left to right, without gaps. */
  readonly steps: readonly ScaleStep[];
  readonly value: number;
  /** The value as formatted for the reader. */
  readonly text: string;
  readonly write: (threshold: number) => string;
  /** What the ranges are called. */
  readonly children?: ReactNode;
}

const height = 78;
const bar = { top: 34, height: 18 };
const gap = 2;

/** Draws a value on a bar of ranges. A value outside the bar is drawn at its end. */
export function ScaleBar({ title, description, steps, value, text, write, children }: ScaleBarProps) {
  const [from, to] = [steps[0]?.from ?? 0, steps.at(-1)?.to ?? 1];
  return (
    <Chart
      title={title}
      description={description}
      height={height}
      draw={(width) => {
        const x = clampedScale([from, to], [0, width]);
        const at = Math.min(Math.max(x(value), 7), width - 7);
        const anchor = at < 60 ? 'start' : at > width - 60 ? 'end' : 'middle';
        return (
          <>
            {steps.map((step) => (
              <rect
                key={step.from}
                className={styles[step.shade]}
                x={x(step.from)}
                y={bar.top}
                width={Math.max(x(step.to) - x(step.from) - gap, 0)}
                height={bar.height}
                rx={3}
              />
            ))}
            {dropOverlapping(steps.slice(1), (step) => ({ at: x(step.from), text: write(step.from) })).map(
              (step) => (
                <text
                  key={step.from}
                  className={styles.tick}
                  x={x(step.from) - gap / 2}
                  y={bar.top + bar.height + 18}
                  textAnchor="middle"
                >
                  {write(step.from)}
                </text>
              ),
            )}
            <text
              className={styles.strong}
              x={anchor === 'middle' ? at : anchor === 'start' ? 0 : width}
              y={16}
              textAnchor={anchor}
            >
              {text}
            </text>
            <path className={styles.mark} d={`M${at} ${bar.top + 4}l-8 -12h16z`} />
          </>
        );
      }}
    >
      {children}
    </Chart>
  );
}

const characterWidth = 8;
/** Pixels between two labels. */
const labelGap = 6;

/** Keeps the thresholds whose labels do not overlap the label before them. */
function dropOverlapping<Step>(
  steps: readonly Step[],
  labelOf: (step: Step) => { readonly at: number; readonly text: string },
): Step[] {
  let end = Number.NEGATIVE_INFINITY;
  return steps.filter((step) => {
    const { at, text } = labelOf(step);
    const half = (text.length * characterWidth) / 2;
    if (at - half < end + labelGap) return false;
    end = at + half;
    return true;
  });
}
