import { type Oklch, toHex } from './colours.ts';
import type { Scene } from './scene.ts';

export const facades = ['block', 'pavilion', 'balcony', 'arcade', 'cottage'] as const;
export type Facade = (typeof facades)[number];

type Pen = ReturnType<typeof createPen>;

/** Draws a house for a clinic that has no photograph: one of five, its windows lit at night. Places are in hundredths of its field. */
export function drawFacade(scene: Scene, facade: Facade): void {
  const { width, height, palette, isDark, add } = scene;
  const pen = createPen(scene);
  const night: Oklch = [0.24, 0.03, palette.wall[2]];
  scene.fill(isDark ? night : palette.wall);
  const sky = isDark ? toHex([0.86, 0.06, 90]) : toHex(palette.table);
  add(`<circle cx="${width * 0.84}" cy="${height * 0.2}" r="${pen.unit * 9}" fill="${sky}" opacity="0.85"/>`);
  add(
    `<path d="M0 ${pen.ground - 18 * pen.unit}Q${width * 0.2} ${pen.ground - 34 * pen.unit} ${width * 0.42} ${pen.ground - 16 * pen.unit}T${width} ${pen.ground - 24 * pen.unit}V${height}H0Z" fill="${toHex(palette.table)}" opacity="0.55"/>`,
  );
  scene.addSheet(`M0 ${pen.ground}H${width}V${height}H0Z`, palette.table);
  houses[facade](pen);
}

function createPen({ width, height, palette, isDark, add }: Scene) {
  const unit = Math.min(height / 100, width / 132);
  const ground = height * 0.84;
  const middle = width / 2;
  const [ink, mid] = palette.topic;
  const colours = {
    wall: isDark ? [0.44, 0.03, palette.wall[2]] : [0.975, 0.012, palette.wall[2]],
    shade: isDark ? [0.36, 0.035, palette.wall[2]] : [0.89, 0.03, palette.wall[2]],
    trim: mid,
    door: palette.spot[1],
    glass: isDark ? [0.84, 0.1, 85] : [0.62, 0.06, mid[2]],
    dusk: isDark ? [0.7, 0.1, 75] : [0.52, 0.07, mid[2]],
    leaf: isDark ? [0.38, 0.06, 150] : [0.56, 0.08, 150],
    bark: isDark ? [0.3, 0.04, 60] : [0.45, 0.05, 60],
    white: [0.985, 0.005, 90],
    ink,
  } as const satisfies Record<string, Oklch>;
  type Colour = keyof typeof colours;
  const fill = (name: Colour) => toHex(colours[name]);
  const atX = (x: number) => middle + x * unit;
  const atY = (y: number) => ground - y * unit;

  /** A rectangle by its left edge, its upper edge above the ground, width and height. */
  function box(x: number, y: number, wide: number, high: number, colour: Colour, round = 0): void {
    add(
      `<rect x="${atX(x)}" y="${atY(y)}" width="${wide * unit}" height="${high * unit}" rx="${round * unit}" fill="${fill(colour)}"/>`,
    );
  }

  function polygon(points: readonly (readonly [number, number])[], colour: Colour, opacity = 1): void {
    const path = points.map(([x, y], at) => `${at ? 'L' : 'M'}${atX(x)} ${atY(y)}`).join('');
    add(`<path d="${path}Z" fill="${fill(colour)}" opacity="${opacity}"/>`);
  }

  function window(x: number, y: number, wide: number, high: number): void {
    box(x, y, wide, high, 'glass', 0.5);
    polygon(
      [
        [x, y],
        [x + wide, y],
        [x, y - high * 0.8],
      ],
      'dusk',
      0.6,
    );
    box(x - 0.6, y - high + 0.2, wide + 1.2, 1.2, 'shade');
  }

  function arch(x: number, y: number, wide: number, high: number, colour: Colour = 'glass'): void {
    const radius = (wide / 2) * unit;
    const outline = (across: number) =>
      `M${atX(x)} ${atY(y - high)}V${atY(y - wide / 2)}a${radius} ${radius} 0 0 1 ${across === 1 ? wide * unit : radius} ${across === 1 ? 0 : -radius}V${atY(y - high)}Z`;
    add(`<path d="${outline(1)}" fill="${fill(colour)}"/>`);
    if (colour === 'glass') add(`<path d="${outline(0.5)}" fill="${fill('dusk')}"/>`);
  }

  function cross(x: number, y: number): void {
    box(x - 4, y + 4, 8, 8, 'trim', 1.6);
    box(x - 2.6, y + 0.9, 5.2, 1.8, 'white', 0.4);
    box(x - 0.9, y + 2.6, 1.8, 5.2, 'white', 0.4);
  }

  function castShadow(x: number, wide: number, high: number): void {
    polygon(
      [
        [x + wide, 0],
        [x + wide + high * 0.5, -9],
        [x + 6, -9],
        [x, 0],
      ],
      'ink',
      isDark ? 0.5 : 0.2,
    );
  }

  function tree(x: number, high: number): void {
    box(x - high * 0.02, high * 0.4, high * 0.04, high * 0.4, 'bark');
    add(
      `<ellipse cx="${atX(x)}" cy="${atY(high * 0.62)}" rx="${high * 0.2 * unit}" ry="${high * 0.34 * unit}" fill="${fill('leaf')}"/>`,
    );
  }

  function cypress(x: number, high: number): void {
    const [top, foot, wide] = [atY(high), atY(0), high * 0.14 * unit];
    const centre = atX(x);
    add(
      `<path d="M${centre} ${top}C${centre + wide} ${atY(high / 2)} ${centre + wide} ${atY(high * 0.05)} ${centre} ${foot}C${centre - wide} ${atY(high * 0.05)} ${centre - wide} ${atY(high / 2)} ${centre} ${top}Z" fill="${fill('leaf')}"/>`,
    );
  }

  return { unit, ground, box, polygon, window, arch, cross, castShadow, tree, cypress };
}

const rowOf = (count: number, each: (at: number) => void): void => {
  for (let at = 0; at < count; at += 1) each(at);
};

const houses: Readonly<Record<Facade, (pen: Pen) => void>> = {
  block({ box, window, cross, castShadow, tree }) {
    castShadow(-42, 84, 40);
    box(-42, 66, 84, 66, 'wall');
    box(14, 66, 28, 66, 'shade');
    box(-44, 68.5, 88, 3, 'trim');
    rowOf(18, (at) => {
      const [row, column] = [Math.floor(at / 6), at % 6];
      window(-37 + column * 12.8 + (column > 3 ? 1.5 : 0), 61 - row * 14.5, 8.2, 9.5);
    });
    window(-38, 14, 20, 11);
    window(18, 14, 20, 11);
    box(-9, 17, 18, 17, 'door', 0.8);
    box(-14, 20, 28, 2, 'trim', 0.6);
    cross(-31, 74);
    tree(-56, 40);
    tree(56, 34);
  },

  pavilion({ box, window, cross, castShadow, cypress }) {
    castShadow(-46, 98, 26);
    box(-48, 34, 96, 34, 'wall');
    box(-52, 40, 62, 5, 'trim', 1);
    box(-10, 54, 58, 54, 'wall');
    box(28, 54, 20, 54, 'shade');
    box(-14, 58, 66, 4.5, 'trim', 1);
    rowOf(3, (at) => window(-44 + at * 10, 29, 8, 21));
    rowOf(5, (at) => window(-5 + at * 10.4, 48, 7, 9.5));
    box(-3, 24, 13, 24, 'door', 0.8);
    window(17, 24, 9, 12);
    window(32, 24, 9, 12);
    cross(38, 64);
    cypress(-58, 58);
    cypress(59, 44);
  },

  balcony({ box, arch, polygon, cross, castShadow, tree, cypress }) {
    castShadow(-40, 80, 40);
    box(-40, 62, 80, 62, 'wall');
    polygon(
      [
        [-46, 62],
        [0, 80],
        [46, 62],
      ],
      'trim',
    );
    for (const x of [-34, -14.5, 5, 24.5]) arch(x, 56, 9.5, 20);
    box(-46, 36, 92, 2, 'trim');
    box(-46, 61, 92, 1.4, 'trim');
    rowOf(10, (at) => box(-46 + at * 10.07, 61, 1.4, 25, 'trim'));
    rowOf(45, (at) => box(-45.4 + at * 2.03, 45, 0.7, 9, 'trim'));
    box(-46, 45.5, 92, 1.3, 'trim');
    arch(-34, 27, 12, 17);
    arch(22, 27, 12, 17);
    arch(-7, 25, 14, 25, 'door');
    cross(-15, 26);
    tree(56, 52);
    cypress(-56, 44);
  },

  arcade({ box, arch, window, cross, castShadow, tree }) {
    castShadow(-50, 100, 24);
    box(-50, 50, 100, 50, 'wall');
    box(-52, 53, 104, 4, 'trim');
    box(-50, 27, 100, 1.3, 'shade');
    rowOf(7, (at) => window(-46 + at * 14, 46, 8, 14));
    rowOf(7, (at) => arch(-47.5 + at * 14, 22.5, 10.6, 22.5, at === 3 ? 'door' : 'glass'));
    box(-14, 66, 28, 14, 'wall');
    box(-16, 68, 32, 3, 'trim');
    cross(0, 60);
    tree(-60, 36);
    tree(60, 42);
  },

  cottage({ box, window, polygon, cross, castShadow, tree }) {
    castShadow(-36, 72, 30);
    box(-36, 34, 72, 34, 'wall');
    box(18, 66, 5, 14, 'shade');
    polygon(
      [
        [-42, 34],
        [-22, 58],
        [22, 58],
        [42, 34],
      ],
      'door',
    );
    window(-30, 27, 14, 14);
    window(16, 27, 14, 14);
    box(-7, 25, 14, 25, 'trim', 0.8);
    box(-13, 29, 26, 2, 'trim');
    cross(0, 42);
    tree(-56, 54);
    tree(54, 40);
  },
};
