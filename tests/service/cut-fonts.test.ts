import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cutFonts, lettersOf } from '../../scripts/data/cut-fonts.data.ts';

const faces = readFileSync('src/web/styles/fonts.css', 'utf8')
  .split('@font-face')
  .map((face) => ({
    file: /url\("([^"]+)"\)/.exec(face)?.[1] ?? '',
    letters: lettersOf(/unicode-range:([^;]+)/.exec(face)?.[1] ?? ''),
  }));

it.each(cutFonts)(
  '$name is asked for its letters, after the font that has them all',
  ({ name, file, letters }) => {
    const cut = faces.findIndex((face) => face.file === `./fonts/${name}`);
    const original = faces.findIndex((face) => face.file === `@fontsource-variable/${file}`);
    expect(original).toBeGreaterThan(0);
    expect(cut).toBeGreaterThan(original);
    expect(faces[cut]?.letters).toBe(lettersOf(letters));
    expect(readFileSync(`src/web/styles/fonts/${name}`).length).toBeLessThan(16_000);
  },
);
