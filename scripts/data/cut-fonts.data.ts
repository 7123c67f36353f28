/** Letters by Unicode range, in the notation of CSS; fonts.css has the same ranges (checked by fonts.test.ts). */
const everyday = {
  // Mkhedruli, the letters of Georgian text; the ecclesiastical and title ones stay in the package's file.
  georgian: 'U+10D0-10FF',
  // What stands between Georgian words in every title: the space, digits, quotation marks, dashes. Pages preload it together with
  // the Georgian letters: a title that has them from one file and waits for the other changes its lines when that one comes.
  signs:
    'U+0020-0040, U+00A0, U+00AB, U+00AD, U+00B0, U+00B7, U+00BB, U+00D7, U+2009, U+200B, U+2011, U+2013-2014, U+2018-201E, U+2022, U+2026, U+202F, U+2060, U+2212',
  // The Latin letters, and the rarer signs of arithmetic and units.
  latin:
    'U+0041-007E, U+00A7, U+00A9, U+00AE, U+00B1-00B3, U+00B5, U+00BC-00BE, U+00F7, U+20AC, U+2122, U+2191, U+2193',
  // The lari.
  'latin-ext': 'U+20BE',
};

/** The fonts that are cut, as files of @fontsource-variable, and how their cuts are called. */
export const cutFonts = (['sans', 'serif'] as const).flatMap((family) =>
  Object.entries(everyday).map(([subset, letters]) => ({
    file: `noto-${family}-georgian/files/noto-${family}-georgian-${subset === 'signs' ? 'latin' : subset}-wght-normal.woff2`,
    name: `noto-${family}-${subset}.woff2`,
    letters,
  })),
);

/** Letters of printed documents: the Georgian ones, and what Latin names and sentences are written with. */
const printed = {
  georgian: 'U+10A0-10FF',
  latin:
    'U+0020-007E, U+00A0-00FF, U+2009-200B, U+2010-2014, U+2018-201E, U+2020-2022, U+2026, U+202F, U+20AC, U+2122, U+2212',
  'latin-ext': 'U+0100-017F, U+20BE',
};

/** The fonts of printed documents (src/server/http/exports/pdf): one file for each part and weight. */
export const printedFonts = [400, 700].flatMap((weight) =>
  Object.entries(printed).map(([subset, letters]) => ({
    file: `noto-sans-georgian/files/noto-sans-georgian-${subset}-wght-normal.woff2`,
    name: `noto-sans-${subset}-${weight}.ttf`,
    ...{ letters, weight },
  })),
);

/** The letters of ranges. */
export const lettersOf = (ranges: string): string =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .map(([, first = '', last = first]) => {
      const [start, end] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: end - start + 1 }, (_, at) => String.fromCodePoint(start + at)).join('');
    })
    .join('');
