import { globSync, readFileSync } from 'node:fs';
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

it('no title of an article waits for a file that pages do not preload, but for Latin letters', () => {
  const preloaded = new Set(
    cutFonts
      .filter(({ name }) => /serif-(?:georgian|signs)/.test(name))
      .flatMap(({ letters }) => [...lettersOf(letters)]),
  );
  const titles = globSync('seeds/articles/**/*.md').map(
    (file) => /^title: *(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
  );
  expect(titles.filter((title) => title !== '').length).toBeGreaterThan(80);
  const waiting = titles.filter((title) =>
    [...title].some((sign) => !preloaded.has(sign) && !/[A-Za-z]/.test(sign)),
  );
  expect(waiting).toEqual([]);
});
