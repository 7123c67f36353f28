import { toHex } from './colours.ts';
import { paletteOf, type Ramp } from './inks.ts';
import type { DrawnObject } from './objects.ts';
import type { Placement, Scene } from './scene.ts';

const serif = 'font-family="Noto Serif Georgian, Noto Serif, serif" font-weight="700"';

/** Draws one thing on two papers: a topic, a calculator, an offer. */
export async function drawThing(scene: Scene, name: string): Promise<void> {
  const { width, height, palette } = scene;
  scene.fill(palette.wall);
  scene.addSheet(`M0 ${height * 0.78}L${width} ${height * 0.58}V${height}H0Z`, palette.table);
  scene.addObject(await scene.loadObject(name), palette.topic, [{ x: 0, y: 0, size: 0.74 }]);
}

/** Draws one thing alone, with its shadow and no paper, for a page's own ground. */
export async function drawObject(scene: Scene, name: string): Promise<void> {
  scene.addObject(await scene.loadObject(name), scene.palette.topic, [{ x: 0, y: -0.02, size: 0.9 }]);
}

/** Draws the still life of the home page, for a page's own wall and table. The shadow of each falls behind the next. */
export async function drawOpening(scene: Scene): Promise<void> {
  const { topic, spot } = scene.palette;
  const clock = await scene.loadObject('alarm-clock');
  const stand = (object: DrawnObject, ramp: Ramp, at: Placement) =>
    scene.addObject(object, ramp, [{ ...at, shadow: 'standing' }]);
  scene.addObject(await scene.loadObject('pill'), spot, [{ x: -0.56, y: 0.4, size: 0.17, turn: 34 }]);
  stand(await scene.loadObject('glass-of-milk'), topic, { x: -0.3, y: 0.42, size: 0.36 });
  // As much lighter as a large thing beside pale ones has to be.
  stand({ ...clock, span: [clock.span[0] - 0.3, clock.span[1]] }, spot, { x: 0.06, y: 0.43, size: 0.58 });
  stand(await scene.loadObject('potted-plant'), topic, { x: 0.5, y: 0.41, size: 0.62 });
}

/** Draws the things of the home page's tools in a row of squares. */
export async function drawTools(scene: Scene): Promise<void> {
  const middle = (tools.length - 1) / 2;
  for (const [at, { topic, thing }] of tools.entries())
    scene.addObject(await scene.loadObject(thing), paletteOf(topic, scene.isDark).topic, [
      { x: at - middle, y: -0.02, size: 0.9 },
    ]);
}

export const tools = [
  { topic: 'heart', thing: 'stethoscope' },
  { topic: 'bones', thing: 'balance-scale' },
  { topic: 'nerve', thing: 'open-book' },
  { topic: 'bones', thing: 'magnifying-glass-tilted-left' },
  { topic: 'bones', thing: 'hospital' },
] as const;

/** Draws a person who has no photograph: a monogram, and a thing of the profession in a corner. Never an invented face. */
export async function drawMonogram(scene: Scene, name: string, thing?: string): Promise<void> {
  const { width: side, palette, isDark } = scene;
  scene.fill(palette.table);
  scene.addSheet(`M0 0H${side}L0 ${side}Z`, palette.wall);
  const [x, y, size] = thing ? [0.4, 0.5, 0.32] : [0.5, 0.61, 0.36];
  const colour = toHex(isDark ? palette.topic[3] : palette.topic[0]);
  scene.add(
    `<text x="${side * x}" y="${side * y}" ${serif} font-size="${side * size}" text-anchor="middle" fill="${colour}">${initialsOf(name)}</text>`,
  );
  if (thing) scene.addObject(await scene.loadObject(thing), palette.topic, [{ x: 0.26, y: 0.27, size: 0.4 }]);
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');

export interface Issue {
  readonly site: string;
  readonly number: number;
  readonly date: string;
  /** Its own title, without the journal's name. */
  readonly title: string;
  readonly thing: string;
}

/** Draws the cover of a journal: name and number, date, title, and one thing that leaves the title free. */
export async function drawIssue(scene: Scene, { site, number, date, title, thing }: Issue): Promise<void> {
  const { width, height, palette, isDark } = scene;
  scene.fill(palette.table);
  scene.addSheet(`M0 0H${width}V${height * 0.56}L0 ${height * 0.72}Z`, palette.wall);
  const ink = toHex(isDark ? palette.topic[3] : palette.topic[0]);
  const name = toHex(isDark ? palette.topic[2] : palette.topic[1]);
  const write = (text: string, at: { x: number; y: number; size: number }, extra = '') =>
    scene.add(
      `<text x="${width * at.x}" y="${height * at.y}" ${serif} font-size="${height * at.size}" fill="${ink}" ${extra}>${text}</text>`,
    );
  write(site, { x: 0.07, y: 0.105, size: 0.066 }, `style="fill:${name}"`);
  write(`№ ${number}`, { x: 0.93, y: 0.105, size: 0.05 }, 'text-anchor="end"');
  scene.add(
    `<rect x="${width * 0.07}" y="${height * 0.128}" width="${width * 0.86}" height="${height * 0.003}" fill="${ink}"/>`,
  );
  write(date, { x: 0.07, y: 0.172, size: 0.03 });
  for (const [at, line] of inTwoLines(title).entries())
    write(line, { x: 0.07, y: 0.25 + at * 0.066, size: 0.056 });
  scene.addObject(await scene.loadObject(thing), palette.topic, [{ x: 0.01, y: 0.2, size: 0.54, turn: 4 }]);
}

/** Breaks a title where its two lines are nearest in length. */
function inTwoLines(title: string): readonly string[] {
  const words = title.split(' ');
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.toSorted((one, other) => widest(one) - widest(other))[0] ?? [title];
}
