import { type Oklch, toHex, toRgb } from './colours.ts';
import type { Palette, Ramp } from './inks.ts';
import { type DrawnObject, type LoadObject, luminance } from './objects.ts';

/** How an object lies in the light: seen from above, standing on the table, or far away and without a shadow. */
export type Shadow = 'lying' | 'standing' | 'none';

export interface Placement {
  /** Middle of the object from the middle of the picture, in heights of the picture; of a standing one `y` is its foot. */
  readonly x: number;
  readonly y: number;
  /** Side of the object's field in heights of the picture. */
  readonly size: number;
  readonly turn?: number;
  readonly isMirrored?: boolean;
  readonly shadow?: Shadow;
}

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly isDark: boolean;
  readonly loadObject: LoadObject;
}

export type Scene = ReturnType<typeof createScene>;

/** A picture that is put together from papers, light and printed objects, as SVG. */
export function createScene(canvas: Canvas) {
  const { width, height, palette, isDark } = canvas;
  const definitions: string[] = [];
  const parts: string[] = [];
  const maps = new Map<string, string>();
  const ink = toHex(palette.topic[0]);
  let count = 0;
  const nextId = (): string => {
    count += 1;
    return `p${count}`;
  };
  const toX = (x: number): number => width / 2 + x * height;
  const toY = (y: number): number => height / 2 + y * height;

  const add = (markup: string): void => void parts.push(markup);
  const define = (make: (id: string) => string): string => {
    const id = nextId();
    definitions.push(make(id));
    return id;
  };

  function fill(colour: Oklch): void {
    add(`<rect width="${width}" height="${height}" fill="${toHex(colour)}"/>`);
  }

  /** Adds a sheet of paper of any outline: the soft shadow of its edge makes it one. */
  function addSheet(path: string, colour: Oklch): void {
    const id = define(
      (name) =>
        `<filter id="${name}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="${-height * 0.003}" stdDeviation="${height * 0.012}" flood-color="${ink}" flood-opacity="${isDark ? 0.45 : 0.22}"/></filter>`,
    );
    add(`<path d="${path}" fill="${toHex(colour)}" filter="url(#${id})"/>`);
  }

  /** Adds the light that falls through a window. */
  function addLight(path: string, strength: number): void {
    const id = define(
      (name) => `<filter id="${name}"><feGaussianBlur stdDeviation="${height * 0.012}"/></filter>`,
    );
    const colour = isDark ? toHex([0.75, 0.05, palette.wall[2]]) : '#fff';
    add(
      `<path d="${path}" fill="${colour}" opacity="${isDark ? strength * 0.3 : strength}" filter="url(#${id})"/>`,
    );
  }

  /**
   * Prints an object, once or many times alike: its own colours become luminance, luminance becomes the four steps of an
   * ink. One filter serves all copies, because a filter is what costs time.
   */
  function addObject(object: DrawnObject, ramp: Ramp, places: readonly Placement[]): void {
    const laid = places.map((at) => measurePlace(object, at));
    const lying = laid.filter(({ shadow }) => shadow === 'lying');
    for (const [blur, fall, strength] of [
      [0.9, 0.045, 0.26],
      [0.22, 0.012, 0.3],
    ] as const) {
      const [first] = lying;
      if (!first) break;
      const copies = lying.map(({ side, place }) => {
        const down = side * fall;
        return `<g transform="translate(${down * 0.55} ${down}) ${place}">${copyOf(object)}</g>`;
      });
      add(
        `<g filter="url(#${defineShade(blur * first.unit, isDark ? 0.5 : strength)})">${copies.join('')}</g>`,
      );
    }
    for (const one of laid) if (one.shadow === 'standing') addStandingShadow(object, one);
    const copies = laid.map(({ place }) => `<g transform="${place}">${copyOf(object)}</g>`);
    add(`<g filter="url(#${mapOf(ramp, object.span)})">${copies.join('')}</g>`);
  }

  function measurePlace({ box }: DrawnObject, at: Placement) {
    const { x, y, size, turn = 0, isMirrored = false, shadow = 'lying' } = at;
    const side = size * height;
    const unit = side / 32;
    const flip = isMirrored ? -1 : 1;
    const left = toX(x);
    const top = shadow === 'standing' ? toY(y) - unit * (box[3] - 16) : toY(y);
    const place =
      `translate(${left.toFixed(1)} ${top.toFixed(1)}) rotate(${turn}) ` +
      `scale(${(unit * flip).toFixed(3)} ${unit.toFixed(3)}) translate(-16 -16)`;
    return { side, unit, flip, left, top, shadow, place };
  }

  /** A short shadow to the right, and a dark line under the foot. */
  function addStandingShadow(object: DrawnObject, at: ReturnType<typeof measurePlace>): void {
    const { unit, flip, left, top } = at;
    const [, , , bottom, footLeft, footRight] = object.box;
    const floor = top + unit * (bottom - 16);
    const cast =
      `translate(${left} ${floor - unit * 0.15}) matrix(1 0 -.8 .2 0 0) ` +
      `scale(${unit * flip} ${unit}) translate(-16 ${-bottom})`;
    add(
      `<g filter="url(#${defineShade(unit * 0.5, isDark ? 0.5 : 0.2)})"><g transform="${cast}">${copyOf(object)}</g></g>`,
    );
    const blur = define(
      (name) =>
        `<filter id="${name}" x="-50%" y="-300%" width="200%" height="700%"><feGaussianBlur stdDeviation="${unit * 0.7} ${unit * 0.25}"/></filter>`,
    );
    const middle = left + ((footLeft + footRight) / 2 - 16) * flip * unit;
    const reach = unit * ((footRight - footLeft) / 2 + 0.6);
    add(
      `<ellipse cx="${middle}" cy="${floor - unit * 0.1}" rx="${reach}" ry="${unit * 0.75}" fill="${ink}" opacity="${isDark ? 0.6 : 0.42}" filter="url(#${blur})"/>`,
    );
  }

  /** The same drawing stands in a picture more than once: its own ids must not meet. */
  function copyOf({ body }: DrawnObject): string {
    const own = nextId();
    return body
      .replace(/id="([^"]+)"/g, `id="${own}$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${own}$1)`)
      .replace(/href="#([^"]+)"/g, `href="#${own}$1"`);
  }

  function defineShade(blur: number, strength: number): string {
    const [red = 0, green = 0, blue = 0] = toRgb(palette.topic[0]).map((channel) => channel * 0.6);
    return define(
      (name) =>
        `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${strength} 0"/><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    );
  }

  function mapOf(ramp: Ramp, span: readonly [number, number]): string {
    const key = JSON.stringify([ramp, span]);
    const known = maps.get(key);
    if (known) return known;
    const row = `${luminance.join(' ')} 0 0`;
    const [red, green, blue] = tablesOf(ramp, span);
    const id = define(
      (name) =>
        `<filter id="${name}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${row} ${row} ${row} 0 0 0 1 0"/><feComponentTransfer><feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/><feFuncB type="table" tableValues="${blue}"/></feComponentTransfer></filter>`,
    );
    maps.set(key, id);
    return id;
  }

  const toSvg = (): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${parts.join('\n')}</svg>`;

  return { ...canvas, ratio: width / height, toX, toY, add, fill, addSheet, addLight, addObject, toSvg };
}

const steps = 13;

/** Thirteen steps of each channel from ink to paper, over the part of the luminance that an object has. */
function tablesOf(ramp: Ramp, [low, high]: readonly [number, number]): readonly string[] {
  const colours = Array.from({ length: steps }, (_, at) => {
    const within = Math.min(1, Math.max(0, (at / (steps - 1) - low) / (high - low)));
    return mix(ramp, within);
  });
  return [0, 1, 2].map((channel) => colours.map((colour) => (colour[channel] ?? 0).toFixed(3)).join(' '));
}

function mix(ramp: Ramp, share: number): readonly number[] {
  const along = share * (ramp.length - 1);
  const at = Math.min(ramp.length - 2, Math.floor(along));
  const [from, to] = [toRgb(ramp[at] ?? ramp[0]), toRgb(ramp[at + 1] ?? ramp[3])];
  return from.map((value, channel) => value + ((to[channel] ?? value) - value) * (along - at));
}
