import { type RefObject, useEffect, useState } from 'react';
import { usePauseOnInteraction } from '../use-pause-on-interaction.ts';

/** How long each partner is shown, in milliseconds (SPEC.md section 9). */
const rotationMs = 10_000;

interface RotationElements {
  /** Keyboard focus in this element pauses the rotation. */
  readonly container: RefObject<HTMLElement | null>;
  /** A pointer over this element pauses the rotation, because the reader may be reading. */
  readonly offers: RefObject<HTMLElement | null>;
}

/** Rotates an index through `count` items, ten seconds each. Selecting an item restarts its ten seconds. */
export function useRotation(count: number, { container, offers }: RotationElements) {
  const [selection, setSelection] = useState({ current: 0 });
  const [isStopped, setIsStopped] = useState(false);
  const isPausedByInteraction = usePauseOnInteraction(container, offers);
  const isRotating = !isPausedByInteraction && !isStopped && count > 1;
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => setSelection({ current: (selection.current + 1) % count }), rotationMs);
    return () => clearTimeout(timer);
  }, [isRotating, count, selection]);
  return {
    current: selection.current % count,
    isRotating,
    isStopped,
    toggle: () => setIsStopped(!isStopped),
    select: (index: number) => setSelection({ current: index }),
  };
}
