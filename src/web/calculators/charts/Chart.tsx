import type { ReactNode } from 'react';
import styles from './Chart.module.css';
import { useWidth } from './use-width.ts';

interface ChartProps {
  readonly title: string;
  /** A text alternative of the picture, read by screen readers instead of it. */
  readonly description: string;
  readonly height: number;
  readonly draw: (width: number) => ReactNode;
  readonly children?: ReactNode;
}

/** Renders a drawing with its title and text alternative, redrawn for the measured width. */
export function Chart({ title, description, height, draw, children }: ChartProps) {
  const [box, width] = useWidth<HTMLDivElement>(640);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.box} ref={box}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={`${title}. ${description}`}
        >
          {draw(width)}
        </svg>
      </div>
      {children}
    </figure>
  );
}
