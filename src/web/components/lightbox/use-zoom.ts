import { type RefObject, useState } from 'react';
import { fitScale, limitOffset, limitScale, type Size, stepScale } from './zoom.ts';

interface View {
  readonly picture: Size | undefined;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const unseen: View = { picture: undefined, scale: 1, x: 0, y: 0 };

export interface Zoom extends View {
  /** A picture has come: all of it is shown. */
  readonly begin: (picture: Size) => void;
  readonly forget: () => void;
  readonly step: (way: 1 | -1) => void;
  readonly fit: () => void;
  readonly scaleBy: (factor: number) => void;
  readonly moveBy: (x: number, y: number) => void;
  /** Whether the picture is wider than its room, so that it can be moved along. */
  readonly isWide: () => boolean;
}

/** How large a picture is shown in its room, and which part of it. */
export function useZoom(room: RefObject<HTMLElement | null>): Zoom {
  const [view, setView] = useState(unseen);
  const roomSize = (): Size => ({
    width: room.current?.clientWidth ?? 0,
    height: room.current?.clientHeight ?? 0,
  });
  const change = (next: (view: View) => Partial<View>) =>
    setView((view) => keepInRoom({ ...view, ...next(view) }, roomSize()));
  return {
    ...view,
    begin: (picture) => setView({ picture, scale: fitScale(picture, roomSize()), x: 0, y: 0 }),
    forget: () => setView(unseen),
    step: (way) => change(({ scale }) => ({ scale: stepScale(scale, way) })),
    fit: () => change(({ picture }) => (picture ? { scale: fitScale(picture, roomSize()), x: 0, y: 0 } : {})),
    scaleBy: (factor) => change(({ scale }) => ({ scale: limitScale(scale * factor) })),
    moveBy: (x, y) => change((view) => ({ x: view.x + x, y: view.y + y })),
    isWide: () => view.picture !== undefined && view.picture.width * view.scale > roomSize().width + 1,
  };
}

function keepInRoom(view: View, room: Size): View {
  const { picture, scale } = view;
  if (!picture) return view;
  return {
    ...view,
    x: limitOffset(view.x, picture.width * scale, room.width),
    y: limitOffset(view.y, picture.height * scale, room.height),
  };
}
