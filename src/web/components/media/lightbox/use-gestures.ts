import { type PointerEvent, useRef } from 'react';
import type { Zoom } from './use-zoom.ts';
import { swipeOf } from './zoom.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that moved less than this has pressed and not dragged, in pixels. */
const pressTolerance = 5;

interface Gestures {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

const distance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/**
 * Handles pointer gestures: one finger pans a large picture or swipes to the next one, two fingers zoom, and a press
 * beside the picture closes.
 */
export function useGestures({
  zoom,
  onSwipe,
  onPressOutside,
}: {
  readonly zoom: Zoom;
  readonly onSwipe: (direction: 'previous' | 'next') => void;
  readonly onPressOutside: () => void;
}): Gestures {
  const pointers = useRef(new Map<number, Point>());
  /** Start of a single-finger gesture; undefined during a pinch. */
  const gestureStart = useRef<Point>(undefined);
  const endPointer = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
    gestureStart.current = undefined;
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      const point = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, point);
      gestureStart.current = pointers.current.size === 1 ? point : undefined;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const previous = pointers.current.get(event.pointerId);
      if (!previous) return;
      const previousDistance = distance([...pointers.current.values()]);
      const point = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, point);
      if (pointers.current.size === 2 && previousDistance > 0)
        zoom.scaleBy(distance([...pointers.current.values()]) / previousDistance);
      else zoom.moveBy(point.x - previous.x, point.y - previous.y);
    },
    onPointerUp: (event) => {
      const start = gestureStart.current;
      endPointer(event);
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      const swipe = zoom.isWide() ? undefined : swipeOf(x, y);
      if (swipe) onSwipe(swipe);
      else if (Math.hypot(x, y) < pressTolerance && isOutsidePicture(event)) onPressOutside();
    },
    onPointerCancel: endPointer,
  };
}

/** Compares coordinates, because a captured pointer reports the capturing element as its target. */
function isOutsidePicture(event: PointerEvent<HTMLElement>): boolean {
  const picture = event.currentTarget.querySelector('img')?.getBoundingClientRect();
  if (!picture) return true;
  const { clientX: x, clientY: y } = event;
  return x < picture.left || x > picture.right || y < picture.top || y > picture.bottom;
}
