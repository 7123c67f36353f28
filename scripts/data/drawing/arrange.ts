import { toHex } from './colours.ts';
import { drawCurve } from './curves.ts';
import type { Ramp } from './inks.ts';
import type { DrawnObject } from './objects.ts';
import type { Layout, Recipe } from './recipe.ts';
import type { Placement, Scene } from './scene.ts';

interface Shown {
  readonly object: DrawnObject;
  readonly ramp: Ramp;
  readonly isAloft: boolean;
}

interface Arrangement {
  readonly scene: Scene;
  readonly shown: readonly Shown[];
  readonly form: string;
  /** 1 or -1: half of the pictures are laid out the other way round. */
  readonly side: 1 | -1;
  /** Narrow crops are composed anew: what stands aside comes nearer, and a third thing stays away. */
  readonly isSquare: boolean;
  readonly near: number;
}

/** Draws a recipe on an empty scene. The same number always gives the same picture. */
export async function arrange(scene: Scene, recipe: Recipe, number: number): Promise<void> {
  const { topic, spot } = scene.palette;
  const shown = await Promise.all(
    recipe.objects.map(async ({ name, isSpot, isAloft }) => ({
      isAloft,
      object: await scene.loadObject(name),
      ramp: name === 'plate' ? china(scene.isDark) : isSpot ? spot : topic,
    })),
  );
  const isSquare = scene.ratio < 1.2;
  const near = isSquare ? 0.56 : scene.ratio < 1.5 ? 0.75 : 1;
  arrangements[recipe.layout]({
    ...{ scene, shown, form: recipe.form, side: number % 2 === 0 ? 1 : -1, isSquare, near },
  });
}

/** A plate is white in every topic. */
const china = (isDark: boolean): Ramp => {
  const dim = isDark ? 0.86 : 1;
  return [
    [0.3 * dim, 0.01, 90],
    [0.6 * dim, 0.01, 90],
    [0.85 * dim, 0.01, 90],
    [0.985 * dim, 0.005, 90],
  ];
};

const arrangements: Readonly<Record<Layout, (arrangement: Arrangement) => void>> = {
  still({ scene, shown, side, isSquare, near }) {
    const { width, height, palette, toY } = scene;
    scene.fill(palette.wall);
    scene.addLight(
      `M${width * 0.05} ${-height * 0.1}H${width * 0.42}L${width * 0.2} ${height}H${-width * 0.2}Z`,
      0.35,
    );
    scene.addSheet(`M0 ${toY(0.2)}H${width}V${height}H0Z`, palette.table);
    const alone = shown.length === 1 ? 0 : 0.1;
    place(scene, shown, [
      { x: -alone * side, y: 0.42, size: 0.84, shadow: 'standing' },
      { x: 0.48 * side * near, y: 0.38, size: 0.5, shadow: 'standing' },
      ...(isSquare ? [] : [{ x: -0.62 * side * near, y: 0.36, size: 0.42, shadow: 'standing' } as const]),
    ]);
  },

  macro({ scene, shown, side, near }) {
    const { width, height, palette } = scene;
    scene.fill(palette.table);
    const tilt = 0.14 * side;
    scene.addSheet(`M0 0H${width * (0.46 - tilt)}L${width * (0.46 + tilt)} ${height}H0Z`, palette.wall);
    place(scene, shown, [
      { x: 0.14 * side * near, y: 0.06, size: 1.16, turn: 5 * side },
      { x: -0.48 * side * near, y: 0.2, size: 0.54, turn: -7 * side },
    ]);
  },

  stage({ scene, shown, side }) {
    const { height, palette, toX, toY } = scene;
    scene.fill(palette.table);
    const half = height * 0.36;
    scene.addSheet(
      `M${toX(0) - half} ${height * 1.1}V${toY(-0.06)}A${half} ${half} 0 0 1 ${toX(0) + half} ${toY(-0.06)}V${height * 1.1}Z`,
      palette.wall,
    );
    const beside = shown.length > 1 ? 0.07 : 0;
    place(scene, shown, [
      { x: -beside * side, y: 0.44, size: 0.74, shadow: 'standing' },
      { x: 0.29 * side, y: 0.45, size: 0.36, shadow: 'standing' },
      { x: 0.14 * side, y: -0.28, size: 0.22, shadow: 'none' },
    ]);
  },

  lay({ scene, shown, side, isSquare, near }) {
    const { palette } = scene;
    scene.fill(palette.table);
    const isServed = shown[0]?.ramp === undefined ? false : shown.length > 3;
    const others: readonly Placement[] = isServed
      ? [
          { x: -0.15 * side, y: -0.07, size: 0.42, turn: -14 },
          { x: 0.13 * side, y: 0.06, size: 0.42, turn: 16 },
        ]
      : [
          { x: 0.6 * side * near, y: -0.12, size: 0.5, turn: 12 },
          { x: -0.6 * side * near, y: 0.1, size: 0.44, turn: -12 },
        ];
    const aside: readonly Placement[] = [
      { x: -0.64 * side * near, y: -0.18, size: 0.46, turn: -8 },
      { x: 0.64 * side * near, y: 0.2, size: 0.42, turn: 10 },
      { x: 0.62 * side * near, y: -0.3, size: 0.32, turn: 24 },
    ];
    place(scene, shown, [{ x: 0, y: 0, size: isServed ? 0.88 : 0.8 }, ...others, ...(isSquare ? [] : aside)]);
  },

  pattern({ scene, shown, form, side }) {
    scene.fill(scene.palette.table);
    const [one, other = one] = shown;
    if (!one || !other) return;
    if (form === 'row') {
      const across = Math.min(5, Math.floor(scene.ratio / 0.33));
      const middle = Math.floor(across / 2);
      const steps = Array.from(
        { length: across },
        (_, at) => (at - (across - 1) / 2) * (scene.ratio / across),
      );
      const alike = steps.filter((_, at) => at !== middle);
      scene.addObject(
        one.object,
        one.ramp,
        alike.map((x) => ({ x, y: 0.04, size: 0.8 })),
      );
      scene.addObject(other.object, other.ramp, [{ x: steps[middle] ?? 0, y: -0.1, size: 0.7 }]);
      return;
    }
    const isAround = form === 'around';
    const gap = isAround ? 0.36 : 0.3;
    const [columns, rows] = [Math.ceil(scene.ratio / gap) + 1, Math.ceil(1 / gap) + 1];
    const many: Placement[] = [];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const [down, across] = [row - Math.floor(rows / 2), column - Math.floor(columns / 2)];
        if (!isAround && down === 0 && across === 0) continue;
        many.push({
          x: across * gap + (row % 2 ? 0.07 : -0.07),
          y: down * gap,
          size: isAround ? 0.25 : 0.22,
          turn: (column * 37 + row * 71) % 90,
        });
      }
    scene.addObject(one.object, one.ramp, many);
    const different = isAround ? { size: 0.94, turn: -6 * side } : { size: 0.34, turn: 8 };
    scene.addObject(other.object, other.ramp, [{ x: isAround ? 0 : -0.07, y: 0, ...different }]);
  },

  diptych({ scene, shown }) {
    const { width, height, palette, ratio } = scene;
    scene.fill(palette.wall);
    scene.addSheet(`M${width / 2} 0H${width}V${height}H${width / 2}Z`, palette.table);
    const size = Math.min(0.74, ratio * 0.44);
    place(scene, shown, [
      { x: -ratio / 4, y: 0.02, size },
      { x: ratio / 4, y: 0.02, size },
    ]);
  },

  number({ scene, shown, form, isSquare, near }) {
    const { palette, isDark, height, toX, toY } = scene;
    scene.fill(palette.wall);
    if (isSquare) return place(scene, shown, [{ x: 0, y: 0.02, size: 0.78, turn: 6 }]);
    const size = [0, 1.02, 0.92, 0.66][form.length] ?? 0.5;
    const colour = toHex(isDark ? palette.topic[2] : palette.topic[1]);
    scene.add(
      `<text x="${toX(-0.36 * near)}" y="${toY(size * 0.36)}" font-family="Noto Serif, DejaVu Serif, serif" font-weight="700" font-size="${size * height * near}" text-anchor="middle" fill="${colour}">${form}</text>`,
    );
    place(scene, shown, [{ x: 0.42 * near, y: 0.06, size: 0.7, turn: 6 }]);
  },

  trace({ scene, shown, form, side, isSquare, near }) {
    const { palette, isDark, width, height, toX, toY } = scene;
    scene.fill(palette.wall);
    const lines = (count: number, line: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => line(((at + 1) * height) / 9)).join('');
    const grid = lines(9, (at) => `M0 ${at}H${width}`) + lines(20, (at) => `M${at} 0V${height}`);
    scene.add(
      `<path d="${grid}" stroke="${toHex(palette.table)}" stroke-width="${height * 0.003}" fill="none" opacity="0.6"/>`,
    );
    const path = drawCurve(form)
      .map(([x, y], at) => `${at ? 'L' : 'M'}${toX(x).toFixed(0)} ${toY(y).toFixed(0)}`)
      .join('');
    const colour = toHex(isDark ? palette.topic[2] : palette.topic[1]);
    scene.add(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${height * 0.024}" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
    const x = isSquare ? 0 : 0.36 * side * near;
    place(scene, shown, [
      { x, y: -0.02, size: 0.62, turn: 6 * side },
      ...(isSquare ? [] : [{ x: -0.5 * side * near, y: 0.14, size: 0.4, turn: -8 * side }]),
    ]);
  },
};

/** Puts each thing in its place, the last first: the subject lies on top, except on a plate. */
function place(scene: Scene, shown: readonly Shown[], places: readonly Placement[]): void {
  const pairs = places.flatMap((at, index) => {
    const one = shown[index];
    return one ? [{ ...one, at }] : [];
  });
  const isServed = pairs.length > 0 && pairs[0]?.at.size === 0.88;
  for (const { object, ramp, isAloft, at } of isServed ? pairs : pairs.toReversed())
    scene.addObject(object, ramp, [{ ...at, ...(isAloft ? { y: -0.24, shadow: 'none' as const } : {}) }]);
}
