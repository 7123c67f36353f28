/**
 * `npm run draw`: draws the pictures of the seeds into seeds/pictures, by day and by night, in every crop and size. Only those that are
 * missing; `npm run draw -- articles/101 journals opening` draws these again, `opening` being what the home page opens with, which is no
 * record's. It needs a Chromium and the font Noto Serif Georgian.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { readSeeds } from '../../src/server/operator/seeding/seed-files.ts';
import { drawingOf } from '../../src/server/operator/seeding/seed-pictures.ts';
import { type Crop, crops, drawnKinds, drawnPath } from '../../src/shared/paths/drawn-pictures.ts';
import { chromiumArguments, findChromium } from '../../tests/support/chromium.ts';
import { projectFolder } from '../launch/project.mjs';
import { paletteOf } from './drawing/inks.ts';
import { type Drawing, listDrawings } from './drawing/list-drawings.ts';
import { createObjectLoader } from './drawing/objects.ts';
import { createScene } from './drawing/scene.ts';
import { drawOpening, drawTools, tools } from './drawing/single-drawings.ts';

const named = process.argv.slice(2);
const loadObject = createObjectLoader();

/** How a picture without paper is packed: its shadows need a fine alpha, and its colours bear more. */
const clear = { quality: 76, alphaQuality: 80, effort: 6 } as const;

const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
// What has no paper of its own is drawn on nothing.
await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
let done = 0;
for (const drawing of listDrawings(readSeeds())) {
  const isNamed = named.includes(drawing.kind) || named.includes(`${drawing.kind}/${drawing.name}`);
  for (const crop of drawnKinds[drawing.kind])
    for (const isDark of [false, true]) {
      const path = drawnPath(drawing.kind, drawing.name, crop, isDark);
      const file = drawingOf(path);
      if (isNamed || !existsSync(file)) {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(
          file,
          await print(drawing, { ...crops[crop], crop, isDark, isClear: crop === 'object' }),
        );
        done += 1;
      }
      for (const width of crops[crop].thumbnails)
        if (isNamed || !existsSync(drawingOf(path, width)))
          await sharp(file).resize({ width }).webp({ quality: 80, effort: 6 }).toFile(drawingOf(path, width));
    }
}
for (const [time, isDark] of [
  ['day', false],
  ['night', true],
] as const) {
  const fileOf = (name: string) => join(projectFolder, `src/web/screens/home/${name}-${time}.webp`);
  if (existsSync(fileOf('opening')) && !named.includes('opening')) continue;
  const sheet = { isDark, isClear: true } as const;
  const row = { width: crops.object.width * tools.length, height: crops.object.height };
  const opening = await print({ hue: 'bones', draw: drawOpening }, { ...sheet, width: 780, height: 450 });
  await writeFile(fileOf('opening'), opening);
  await writeFile(fileOf('tools'), await print({ hue: 'bones', draw: drawTools }, { ...sheet, ...row }));
  done += 1;
}
await browser.close();
console.log(`${done} pictures drawn`);

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly isDark: boolean;
  /** Whether the paper is the page's own. */
  readonly isClear: boolean;
  readonly crop?: Crop;
}

/** Chromium draws filters cleanly and ten times as fast as the renderer that sharp brings. */
async function print(
  { hue, draw }: Pick<Drawing, 'hue' | 'draw'>,
  { width, height, isDark, isClear, crop = 'wide' }: Sheet,
): Promise<Buffer> {
  const scene = createScene({ width, height, palette: paletteOf(hue, isDark), isDark, loadObject });
  await draw(scene, crop);
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0;overflow:hidden">${scene.toSvg()}</body>`);
  const format = isClear ? 'png' : 'webp';
  const { data } = await session.send('Page.captureScreenshot', { format, quality: 84 });
  const bytes = Buffer.from(data, 'base64');
  return isClear ? sharp(bytes).webp(clear).toBuffer() : bytes;
}
