import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width of an element in whole pixels, kept up to date; pictures are drawn for the room they have, so letters keep their size. */
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
