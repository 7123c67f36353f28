/**
 * `npm run fonts`: cuts the letters that nearly every page needs out of the Noto fonts, in the weights that the styles use, into
 * src/web/styles/fonts. All other letters stay in the fonts of the packages, which a browser asks for when a page has one. Printed
 * documents have theirs as TrueType, in src/server/http/exports/pdf/fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { cutFonts, lettersOf, printedFonts } from './cut-fonts.data.ts';

const originalOf = (file: string) => readFileSync(`node_modules/@fontsource-variable/${file}`);

for (const { file, name, letters } of cutFonts) {
  const cut = await subsetFont(originalOf(file), lettersOf(letters), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  save(`src/web/styles/fonts/${name}`, cut);
}
for (const { file, name, letters, weight } of printedFonts) {
  const cut = await subsetFont(originalOf(file), lettersOf(letters), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  save(`src/server/http/exports/pdf/fonts/${name}`, cut);
}

function save(path: string, font: Buffer): void {
  writeFileSync(path, font);
  console.log(`${path}: ${font.length} bytes`);
}
