/**
 * `npm run fonts`: cuts the letters that nearly every page needs out of the Noto fonts, in the weights that the styles use, into
 * src/web/styles/fonts. All other letters stay in the fonts of the packages, which a browser asks for when a page has one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { cutFonts, lettersOf } from './cut-fonts.data.ts';

for (const { file, name, letters } of cutFonts) {
  const original = readFileSync(`node_modules/@fontsource-variable/${file}`);
  const cut = await subsetFont(original, lettersOf(letters), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(`src/web/styles/fonts/${name}`, cut);
  console.log(`${name}: ${original.length} -> ${cut.length} bytes`);
}
