import { type RefObject, useState } from 'react';
import { fitScale, limitOffset, limitScale, type Size, stepScale } from './zoom.ts';

interface View {
  readonly picture: Size | undefined;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const initialView: View = { picture: undefined, scale: 1, x: 0, y: 0 };

export interface Zoom extends View {
  /** Shows a loaded picture fitted into the viewport. */
  readonly show: (picture: Size) => void;
  readonly reset: () => void;
  readonly step: (direction: 1 | -1) => void;
  readonly fit: () => void;
  readonly scaleBy: (factor: number) => void;
  readonly moveBy: (x: number, y: number) => void;
  /** Returns whether the picture is wider than the viewport and can be panned horizontally. */
  readonly isWide: () => boolean;
}

/** Manages the scale and the position of the picture in the lightbox. */
export function useZoom(viewport: RefObject<HTMLElement | null>): Zoom {
  const [view, setView] = useState(initialView);
  const viewportSize = (): Size => ({
    width: viewport.current?.clientWidth ?? 0,
    height: viewport.current?.clientHeight ?? 0,
  });
  const change = (next: (view: View) => Partial<View>) =>
    setView((view) => clampToViewport({ ...view, ...next(view) }, viewportSize()));
  return {
    ...view,
    show: (picture) => setView({ picture, scale: fitScale(picture, viewportSize()), x: 0, y: 0 }),
    reset: () => setView(initialView),
    step: (direction) => change(({ scale }) => ({ scale: stepScale(scale, direction) })),
    fit: () =>
      change(({ picture }) => (picture ? { scale: fitScale(picture, viewportSize()), x: 0, y: 0 } : {})),
    scaleBy: (factor) => change(({ scale }) => ({ scale: limitScale(scale * factor) })),
    moveBy: (x, y) => change((view) => ({ x: view.x + x, y: view.y + y })),
    isWide: () => view.picture !== undefined && view.picture.width * view.scale > viewportSize().width + 1,
  };
}

function clampToViewport(view: View, viewport: Size): View {
  const { picture, scale } = view;
  if (!picture) return view;
  return {
    ...view,
    x: limitOffset(view.x, picture.width * scale, viewport.width),
    y: limitOffset(view.y, picture.height * scale, viewport.height),
  };
}
