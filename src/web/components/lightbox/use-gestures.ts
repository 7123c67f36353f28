import { type PointerEvent, useRef } from 'react';
import type { Zoom } from './use-zoom.ts';
import { swipeOf } from './zoom.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between these a finger or a mouse only pressed. */
const stillness = 5;

interface Gestures {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

const distance = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** One finger moves a large picture or swipes to the next, two fingers zoom, a press beside the picture is told. */
export function useGestures({
  zoom,
  onSwipe,
  onPressBeside,
}: {
  readonly zoom: Zoom;
  readonly onSwipe: (way: 'previous' | 'next') => void;
  readonly onPressBeside: () => void;
}): Gestures {
  const fingers = useRef(new Map<number, Point>());
  /** Where a single finger began; none while two are down or where the picture is moved instead. */
  const began = useRef<Point>(undefined);
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    began.current = undefined;
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      const point = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, point);
      began.current = fingers.current.size === 1 ? point : undefined;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const apart = distance([...fingers.current.values()]);
      const point = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, point);
      if (fingers.current.size === 2 && apart > 0)
        zoom.scaleBy(distance([...fingers.current.values()]) / apart);
      else zoom.moveBy(point.x - before.x, point.y - before.y);
    },
    onPointerUp: (event) => {
      const start = began.current;
      lift(event);
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      const swipe = zoom.isWide() ? undefined : swipeOf(x, y);
      if (swipe) onSwipe(swipe);
      else if (Math.hypot(x, y) < stillness && isBeside(event)) onPressBeside();
    },
    onPointerCancel: lift,
  };
}

/** The picture lies in its room; a captured pointer no longer says over which of them it is. */
function isBeside(event: PointerEvent<HTMLElement>): boolean {
  const picture = event.currentTarget.querySelector('img')?.getBoundingClientRect();
  if (!picture) return true;
  const { clientX: x, clientY: y } = event;
  return x < picture.left || x > picture.right || y < picture.top || y > picture.bottom;
}
