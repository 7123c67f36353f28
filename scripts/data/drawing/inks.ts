import type { TopicHue } from '../../../src/shared/collections/topic-hues.ts';
import type { Oklch } from './colours.ts';

/** Four steps that an object is printed in, from its darkest parts to paper. */
export type Ramp = readonly [ink: Oklch, mid: Oklch, light: Oklch, paper: Oklch];

/** Two papers and two inks of one hue. */
export interface Palette {
  readonly wall: Oklch;
  readonly table: Oklch;
  readonly topic: Ramp;
  readonly spot: Ramp;
}

const daylight: Readonly<Record<TopicHue, Palette>> = {
  heart: {
    wall: [0.94, 0.022, 48],
    table: [0.83, 0.07, 34],
    topic: [
      [0.25, 0.085, 15],
      [0.5, 0.165, 24],
      [0.74, 0.125, 30],
      [0.965, 0.03, 50],
    ],
    spot: [
      [0.25, 0.04, 195],
      [0.46, 0.075, 192],
      [0.72, 0.07, 190],
      [0.97, 0.012, 180],
    ],
  },
  child: {
    wall: [0.945, 0.05, 92],
    table: [0.87, 0.095, 84],
    topic: [
      [0.36, 0.08, 50],
      [0.66, 0.14, 62],
      [0.85, 0.1, 80],
      [0.985, 0.02, 95],
    ],
    spot: [
      [0.28, 0.06, 235],
      [0.52, 0.1, 232],
      [0.77, 0.07, 225],
      [0.97, 0.012, 220],
    ],
  },
  women: {
    wall: [0.935, 0.018, 345],
    table: [0.8, 0.055, 345],
    topic: [
      [0.27, 0.085, 340],
      [0.47, 0.125, 345],
      [0.74, 0.095, 350],
      [0.97, 0.018, 10],
    ],
    spot: [
      [0.34, 0.07, 70],
      [0.62, 0.12, 72],
      [0.83, 0.1, 82],
      [0.98, 0.02, 95],
    ],
  },
  food: {
    wall: [0.94, 0.035, 115],
    table: [0.84, 0.075, 128],
    topic: [
      [0.29, 0.06, 150],
      [0.52, 0.11, 142],
      [0.78, 0.12, 125],
      [0.975, 0.03, 105],
    ],
    spot: [
      [0.32, 0.1, 28],
      [0.61, 0.17, 32],
      [0.82, 0.11, 50],
      [0.98, 0.02, 80],
    ],
  },
  nerve: {
    wall: [0.915, 0.028, 292],
    table: [0.77, 0.07, 288],
    topic: [
      [0.25, 0.09, 285],
      [0.48, 0.13, 288],
      [0.75, 0.09, 292],
      [0.97, 0.012, 300],
    ],
    spot: [
      [0.36, 0.08, 60],
      [0.72, 0.14, 70],
      [0.88, 0.11, 88],
      [0.985, 0.03, 98],
    ],
  },
  bones: {
    wall: [0.925, 0.022, 190],
    table: [0.8, 0.055, 192],
    topic: [
      [0.26, 0.045, 205],
      [0.47, 0.075, 195],
      [0.76, 0.06, 188],
      [0.98, 0.01, 150],
    ],
    spot: [
      [0.32, 0.1, 28],
      [0.62, 0.17, 30],
      [0.82, 0.1, 40],
      [0.98, 0.02, 70],
    ],
  },
  skin: {
    wall: [0.935, 0.03, 65],
    table: [0.83, 0.08, 52],
    topic: [
      [0.33, 0.075, 35],
      [0.62, 0.12, 42],
      [0.82, 0.085, 52],
      [0.98, 0.02, 75],
    ],
    spot: [
      [0.27, 0.05, 215],
      [0.5, 0.09, 212],
      [0.78, 0.07, 205],
      [0.975, 0.012, 200],
    ],
  },
  lungs: {
    wall: [0.92, 0.026, 232],
    table: [0.79, 0.065, 232],
    topic: [
      [0.25, 0.06, 250],
      [0.48, 0.11, 240],
      [0.76, 0.08, 230],
      [0.975, 0.012, 220],
    ],
    spot: [
      [0.32, 0.1, 28],
      [0.63, 0.17, 32],
      [0.84, 0.1, 45],
      [0.98, 0.02, 75],
    ],
  },
};

/** Returns the papers and inks of a hue by day or by night. */
export const paletteOf = (hue: TopicHue, isDark: boolean): Palette =>
  isDark ? atNight(daylight[hue]) : daylight[hue];

const nightLightness = { topic: [0.17, 0.43, 0.66, 0.87], spot: [0.18, 0.5, 0.7, 0.87] } as const;

/** Dark papers and quieter inks; warm papers share one brown, which would turn olive otherwise. */
function atNight({ wall, table, topic, spot }: Palette): Palette {
  const isWarm = table[2] > 45 && table[2] < 100;
  const hue = isWarm ? 55 : table[2];
  const darken = (ramp: Ramp, lightness: readonly [number, number, number, number], keep: number): Ramp => {
    const step = (at: 0 | 1 | 2 | 3): Oklch => [lightness[at], ramp[at][1] * keep, ramp[at][2]];
    return [step(0), step(1), step(2), step(3)];
  };
  return {
    wall: [0.27, isWarm ? 0.022 : Math.min(0.035, wall[1] + 0.012), hue],
    table: [0.355, isWarm ? 0.042 : Math.min(0.055, table[1] * 0.7 + 0.008), hue],
    topic: darken(topic, nightLightness.topic, 0.92),
    spot: darken(spot, nightLightness.spot, 0.9),
  };
}
