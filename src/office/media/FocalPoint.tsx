import { useState } from 'react';
import { mediaText as text } from '#shared/language/ka/office/media.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const step = 0.05;
const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** The place of a picture that stays in sight where it is cropped: set by a click or by arrow keys. */
export function FocalPoint({ url, initial }: { readonly url: string; readonly initial: Point }) {
  const [{ x, y }, setPoint] = useState(initial);
  return (
    <div className="office-field">
      <span>{text.focal}</span>
      <button
        type="button"
        className="office-focal"
        aria-label={`${text.focal}: ${Math.round(x * 100)}%, ${Math.round(y * 100)}%`}
        onClick={(event) => {
          // A click by keyboard has no place.
          if (event.detail === 0) return;
          const box = event.currentTarget.getBoundingClientRect();
          setPoint({
            x: within((event.clientX - box.left) / box.width),
            y: within((event.clientY - box.top) / box.height),
          });
        }}
        onKeyDown={(event) => {
          const move = moves[event.key];
          if (!move) return;
          event.preventDefault();
          setPoint({ x: within(x + move.x), y: within(y + move.y) });
        }}
      >
        <img src={url} alt="" />
        <span className="office-focal-mark" style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </button>
      <span className="office-hint">{text.focalHint}</span>
      <input type="hidden" name="focal_x" value={x} />
      <input type="hidden" name="focal_y" value={y} />
    </div>
  );
}
