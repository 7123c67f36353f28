import { createChance } from './chance.ts';
import { colour } from './colours.ts';
import { drawHills } from './wave.ts';

const field = { width: 1280, height: 720 } as const;
const hue = 185;

/**
 * One moment of the breathing exercise of seeds/media/breathing.webm (four seconds in, six out, twelve times); the
 * seed takes its poster from here.
 * @param breath 0 is breathed out, 1 breathed in
 */
export function drawBreathing(breath: number): string {
  const { width, height } = field;
  const radius = 96 + 134 * breath;
  const rings = [
    { r: radius * 1.5, fill: colour(0.88, 0.06, hue), opacity: 0.55 },
    { r: radius * 1.22, fill: colour(0.8, 0.085, hue), opacity: 0.6 },
    { r: radius, fill: colour(0.66, 0.1, hue), opacity: 0.85 },
  ];
  const circles = rings.map(
    ({ r, fill, opacity }) =>
      `<circle cx="${width / 2}" cy="330" r="${r.toFixed(2)}" fill="${fill}" fill-opacity="${opacity}"/>`,
  );
  const chance = createChance(4);
  const hills = [
    { level: 96, swell: 30, hills: 3, fill: colour(0.76, 0.085, hue + 8) },
    { level: 48, swell: 22, hills: 4, fill: colour(0.62, 0.095, hue) },
  ].map(
    ({ fill, ...shape }) =>
      `<path d="${drawHills(chance, field, shape)}" fill="${fill}" fill-opacity="0.8"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colour(0.95, 0.028, hue)}"/>${hills.join('')}${circles.join('')}</svg>`
  );
}
