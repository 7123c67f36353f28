import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from '@iconify-json/fluent-emoji';
import sharp from 'sharp';
import { projectFolder } from '../../launch/project.mjs';

/** A thing that pictures are put together from, on a field of 32 × 32. */
export interface DrawnObject {
  readonly body: string;
  /** What of the field it covers: left, top, right, bottom, and left and right of the foot it stands on. */
  readonly box: readonly [number, number, number, number, number, number];
  /** Darkest and lightest of its luminance, 0..1: every object is printed in the whole ramp. */
  readonly span: readonly [number, number];
}

/** Luminance as the printing filter sees it. */
export const luminance = [0.34, 0.53, 0.13] as const;

const field = 32;
const scale = 4;

export type LoadObject = (name: string) => Promise<DrawnObject>;

/**
 * Returns what reads an object, each once: a drawing of our own in seeds/drawing/objects, or one of Microsoft's Fluent Emoji
 * (MIT). It throws an Error for a name that neither has.
 */
export function createObjectLoader(): LoadObject {
  const loaded = new Map<string, Promise<DrawnObject>>();
  const load = async (name: string): Promise<DrawnObject> => {
    const body = bodyOf(name);
    return { body, ...(await measure(body)) };
  };
  return (name) => {
    const object = loaded.get(name) ?? load(name);
    loaded.set(name, object);
    return object;
  };
}

function bodyOf(name: string): string {
  const own = join(projectFolder, 'seeds/drawing/objects', `${name}.svg`);
  const body = existsSync(own)
    ? readFileSync(own, 'utf8')
        .trim()
        .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    : icons.icons[name]?.body;
  if (body === undefined) throw new Error(`no drawing „${name}“, neither our own nor of Fluent Emoji`);
  return body;
}

async function measure(body: string): Promise<Pick<DrawnObject, 'box' | 'span'>> {
  const size = field * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${field} ${field}" width="${size}" height="${size}">${body}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const lights: number[] = [];
  const columns: number[] = [];
  const rows: number[] = [];
  for (let at = 0; at < size * size; at += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at * 4, at * 4 + 4);
    if (alpha < 120) continue;
    columns.push(at % size);
    rows.push(Math.floor(at / size));
    lights.push((red * luminance[0] + green * luminance[1] + blue * luminance[2]) / 255);
  }
  const [left, right] = rangeOf(columns);
  const [top, bottom] = rangeOf(rows);
  const foot = rangeOf(columns.filter((_, at) => (rows[at] ?? 0) > bottom - 2 * scale));
  lights.sort((one, other) => one - other);
  const share = (part: number) => lights[Math.floor(part * (lights.length - 1))] ?? part;
  const [low, high] = [share(0.03), share(0.97)];
  // A pale thing stays pale: stretched over the whole ramp, a white plate would turn dark at its rim.
  const least = 0.5;
  const missing = Math.max(0, least - (high - low));
  const span =
    high > 0.72 ? ([low - missing, high] as const) : ([low - missing / 2, high + missing / 2] as const);
  return {
    box: [
      left / scale,
      top / scale,
      (right + 1) / scale,
      (bottom + 1) / scale,
      foot[0] / scale,
      (foot[1] + 1) / scale,
    ],
    span,
  };
}

const rangeOf = (values: readonly number[]): readonly [number, number] =>
  values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
