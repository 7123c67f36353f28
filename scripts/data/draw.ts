/**
 * `npm run draw`: draws the pictures of the seeds into seeds/pictures, by day and by night, in every crop and size. Only those that are
 * missing; `npm run draw -- articles/101 journals opening` draws these again, `opening` being the still life of the home page, which is no
 * record's. It needs a Chromium and the font Noto Serif Georgian.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CDPSession, chromium } from '@playwright/test';
import sharp from 'sharp';
import { readSeeds } from '../../src/server/operator/seeding/seed-files.ts';
import { drawingOf } from '../../src/server/operator/seeding/seed-pictures.ts';
import { crops, drawnKinds, drawnPath } from '../../src/shared/paths/drawn-pictures.ts';
import { chromiumArguments, findChromium } from '../../tests/support/chromium.ts';
import { projectFolder } from '../launch/project.mjs';
import { arrange } from './drawing/arrange.ts';
import { paletteOf } from './drawing/inks.ts';
import { type Drawing, listDrawings } from './drawing/list-drawings.ts';
import { createObjectLoader } from './drawing/objects.ts';
import { readRecipe } from './drawing/recipe.ts';
import { createScene, type Scene } from './drawing/scene.ts';

const named = process.argv.slice(2);
const loadObject = createObjectLoader();

const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
let done = 0;
for (const drawing of listDrawings(readSeeds())) {
  const isNamed = named.includes(drawing.kind) || named.includes(`${drawing.kind}/${drawing.name}`);
  for (const crop of drawnKinds[drawing.kind])
    for (const isDark of [false, true]) {
      const path = drawnPath(drawing.kind, drawing.name, crop, isDark);
      const file = drawingOf(path);
      if (isNamed || !existsSync(file)) {
        await mkdir(dirname(file), { recursive: true });
        await print(session, drawing, { ...crops[crop], isDark, file });
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
  const file = join(projectFolder, `src/web/screens/home/opening-${time}.webp`);
  if (existsSync(file) && !named.includes('opening')) continue;
  const draw = (scene: Scene) => arrange(scene, readRecipe('still monitor* potted-plant hot-beverage'), 1);
  await print(session, { hue: 'bones', draw }, { width: 740, height: 640, isDark, file });
  done += 1;
}
await browser.close();
console.log(`${done} pictures drawn`);

/** Chromium draws filters cleanly and ten times as fast as the renderer that sharp brings. */
async function print(
  session: CDPSession,
  { hue, draw }: Pick<Drawing, 'hue' | 'draw'>,
  { width, height, isDark, file }: { width: number; height: number; isDark: boolean; file: string },
): Promise<void> {
  const scene = createScene({ width, height, palette: paletteOf(hue, isDark), isDark, loadObject });
  await draw(scene);
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0;overflow:hidden">${scene.toSvg()}</body>`);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 84 });
  await writeFile(file, Buffer.from(data, 'base64'));
}
