import { type Chance, createChance } from './chance.ts';
import { colour } from './colours.ts';
import { drawHills } from './wave.ts';

/** Size of cover art in pixels: the slider's slide, twice. */
export const coverSize = { width: 1560, height: 800 } as const;

interface CoverOptions {
  /** Varies the composition; the same number always gives the same picture. */
  readonly id: number;
  /** Hue of the top category, in degrees of OKLCH. */
  readonly hue: number;
  /** Strokes of the icon on a field of 24 × 24. */
  readonly icon: string;
}

/**
 * Cover art: a pale sky in the category's hue, a large and a small disc, hills in darker tints and one line icon.
 * The icon stays near the middle, so that a square cut keeps it, and above the lower third, where titles stand.
 */
export function drawCover({ id, hue, icon }: CoverOptions): string {
  const chance = createChance(id);
  const mirrored = chance.pick([false, false, true]);
  const { width, height } = coverSize;
  const scene = drawSky(chance, hue) + drawDiscs(chance, hue) + drawGround(chance, hue);
  const turned = mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${scene}</g>` : scene;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${turned}${drawIcon(chance, hue, icon, mirrored)}</svg>`
  );
}

function drawSky(chance: Chance, hue: number): string {
  const { width, height } = coverSize;
  const near = colour(0.945, 0.033, hue);
  const far = colour(0.915, 0.048, hue + chance.between(-12, 12));
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${near}"/>` +
    `<stop offset="1" stop-color="${far}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`
  );
}

function drawDiscs(chance: Chance, hue: number): string {
  const large = { x: chance.between(980, 1100), y: chance.between(250, 380), r: chance.between(500, 590) };
  const small = { x: chance.between(600, 760), y: chance.between(520, 620), r: chance.between(250, 330) };
  const other = hue + chance.pick([38, -34, 50]);
  return disc(large, colour(0.87, 0.078, hue), 0.92) + disc(small, colour(0.79, 0.105, other), 0.5);
}

const disc = ({ x, y, r }: { x: number; y: number; r: number }, fill: string, opacity: number): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" fill-opacity="${opacity}"/>`;

function drawGround(chance: Chance, hue: number): string {
  const layers = [
    { level: 168, swell: 46, hills: 3, fill: colour(0.74, 0.105, hue + 8), opacity: 0.55 },
    { level: 122, swell: 36, hills: 4, fill: colour(0.63, 0.105, hue), opacity: 0.72 },
    { level: 62, swell: 26, hills: 3, fill: colour(0.53, 0.095, hue - 6), opacity: 0.82 },
  ];
  return layers
    .map(({ fill, opacity, ...hills }) => {
      const path = drawHills(chance, coverSize, { ...hills, level: hills.level + chance.between(-16, 16) });
      return `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`;
    })
    .join('');
}

function drawIcon(chance: Chance, hue: number, icon: string, mirrored: boolean): string {
  const size = 290;
  const x =
    (mirrored ? chance.between(470, 560) : chance.between(1000, 1090)) - size / 2 + (mirrored ? 60 : -60);
  const y = chance.between(330, 380) - size / 2;
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 24).toFixed(3)})" fill="none" ` +
    `stroke="${colour(0.33, 0.075, hue)}" stroke-width="1.35" stroke-linecap="round" stroke-linejoin="round">${icon}</g>`
  );
}
