import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './Chart.module.css';

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

/**
 * Measures an element's width in whole pixels and follows its changes. Charts are drawn for this width, so their text
 * is never scaled.
 */
function useWidth<E extends HTMLElement>(initial: number): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setWidth(Math.round(current.getBoundingClientRect().width) || initial);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [initial]);
  return [element, width];
}
