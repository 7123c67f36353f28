import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Measures an element's width in whole pixels and follows its changes. Charts are drawn for this width, so their text
 * is never scaled.
 */
export function useWidth<E extends HTMLElement>(initial: number): [RefObject<E | null>, number] {
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
