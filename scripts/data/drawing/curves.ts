type Point = readonly [x: number, y: number];

const beat: readonly Point[] = [
  [0, 0],
  [0.03, -0.05],
  [0.06, 0],
  [0.08, 0.05],
  [0.11, -0.38],
  [0.145, 0.2],
  [0.17, 0],
  [0.2, -0.06],
  [0.23, 0],
];

const beatsAt = (...starts: readonly number[]): Point[] => [
  [-1, 0.12],
  ...starts.flatMap((start) => beat.map(([x, y]): Point => [start + x, 0.12 + y])),
  [1, 0.12],
];

const along = (height: (x: number) => number): Point[] =>
  Array.from({ length: 241 }, (_, at) => {
    const x = -1 + at / 120;
    return [x, height(x)];
  });

const step = (x: number): number => 1 / (1 + Math.exp(-x * 30));

/** Curves of measurements, from the middle of the picture in its heights; `y` grows downwards. */
const curves: Readonly<Record<string, () => readonly Point[]>> = {
  /** A heart that stumbles. */
  beat: () => beatsAt(-0.78, -0.44, -0.2, 0.42),
  /** A heart that stands still. */
  flat: () => beatsAt(-0.86, -0.5),
  /** Fast and even. */
  fast: () => beatsAt(-0.96, -0.68, -0.4, -0.12, 0.16, 0.44, 0.72),
  /** What rises after a meal and comes back. */
  hill: () =>
    along((x) => 0.26 - 0.5 * Math.exp(-((x + 0.25) ** 2) * 9) - 0.12 * Math.exp(-14 * (x - 0.5) ** 2)),
  /** What goes down in small steps. */
  fall: () => along((x) => -0.24 + 0.26 * (x + 0.9) + 0.03 * Math.sin(x * 22)),
  /** Breath with a pause in it. */
  gap: () => along((x) => 0.27 * (1 - step(x + 0.02) * (1 - step(x - 0.5))) * Math.sin(x * 26)),
  /** A storm that calms down. */
  calm: () => along((x) => 0.34 * Math.exp(-(x + 1) * 1.3) * Math.sin(x * 24)),
  /** Waves that come back each month. */
  wave: () => along((x) => 0.02 - 0.22 * Math.sin(x * 7)),
};

/** Returns the points of a curve. @throws Error for a name that there is not */
export function drawCurve(name: string): readonly Point[] {
  const curve = curves[name];
  if (!curve) throw new Error(`no curve „${name}“`);
  return curve();
}
