import { createChance } from './chance.ts';
import { colour } from './colours.ts';

export const portraitSize = 480;

/** One letter's outline, `y` upwards from the base line, and how far it reaches. */
interface Letter {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly path: string;
}

/** Outlines of letters. */
export interface Letters {
  readonly unitsPerEm: number;
  readonly letters: Readonly<Record<string, Letter>>;
}

interface PortraitOptions {
  readonly id: number;
  /** First name and family name: their first letters stand on the portrait. */
  readonly name: string;
  readonly hue: number;
  readonly letters: Letters;
}

/** A monogram: two letters as outlines, because no font may be taken for granted where it is drawn. */
export function drawPortrait({ id, name, hue, letters }: PortraitOptions): string {
  const chance = createChance(id + 7_000);
  const size = portraitSize;
  const disc = `<circle cx="${chance.between(290, 340).toFixed(1)}" cy="${chance.between(110, 170).toFixed(1)}" r="250" fill="${colour(0.885, 0.062, hue)}"/>`;
  const second = `<circle cx="${chance.between(60, 140).toFixed(1)}" cy="${chance.between(400, 450).toFixed(1)}" r="190" fill="${colour(0.83, 0.08, hue + chance.pick([30, -30]))}" fill-opacity="0.45"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" fill="${colour(0.935, 0.035, hue)}"/>${disc}${second}` +
    `<g fill="${colour(0.4, 0.1, hue)}">${drawInitials(name, letters)}</g></svg>`
  );
}

/** Height of a letter without risers and tails, in units: what the eye centres by. */
const bodyHeight = 536;

function drawInitials(name: string, { unitsPerEm, letters }: Letters): string {
  const glyphs = initialsOf(name).flatMap((letter) => letters[letter] ?? []);
  const scale = 190 / unitsPerEm;
  const total = glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
  let x = portraitSize / 2 - (total * scale) / 2;
  const top = Math.max(...glyphs.map((glyph) => glyph.top));
  const bottom = Math.min(...glyphs.map((glyph) => glyph.bottom));
  // Between the middle of what is drawn and the middle of the letters' bodies.
  const middle = ((top + bottom) / 2 + bodyHeight / 2) / 2;
  const y = portraitSize / 2 + middle * scale;
  return glyphs
    .map((glyph) => {
      const placed = `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale} -${scale})" d="${glyph.path}"/>`;
      x += glyph.width * scale;
      return placed;
    })
    .join('');
}

const initialsOf = (name: string): string[] =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .flatMap((word) => Array.from(word).slice(0, 1));
