import { readFile } from 'node:fs/promises';

export type Weight = 400 | 700;

/**
 * The parts of the font, the first that has a letter writes it. They are cut by `npm run fonts`: a PDF takes TrueType, and the
 * packages have WOFF2.
 */
const subsets = [
  { name: 'georgian', has: /[\u10a0-\u10ff]/ },
  { name: 'latin-ext', has: /[\u0100-\u017f\u20be]/ },
  { name: 'latin', has: /./su },
] as const;
const weights: readonly Weight[] = [400, 700];

interface Font {
  readonly name: string;
  readonly bytes: Buffer;
}

export async function readFonts(): Promise<Font[]> {
  const names = weights.flatMap((weight) => subsets.map((subset) => `${subset.name}-${weight}`));
  return Promise.all(
    names.map(async (name) => ({
      name,
      bytes: await readFile(new URL(`./fonts/noto-sans-${name}.ttf`, import.meta.url)),
    })),
  );
}

export type Pen = ReturnType<typeof createPen>;

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** Measures and writes lines whose letters lie in several fonts. Lengths are points. */
export function createPen(page: PDFKit.PDFDocument, fonts: readonly Font[]) {
  for (const { name, bytes } of fonts) page.registerFont(name, bytes);

  const choose = (run: Run, { size, weight = 400 }: Style): PDFKit.PDFDocument =>
    page.font(`${run.subset}-${weight}`).fontSize(size);
  const widthOf = (text: string, style: Style): number =>
    runsOf(text).reduce((sum, run) => sum + choose(run, style).widthOfString(run.text), 0);

  /** Writes one line from `x` on, or ending at `right`. */
  function writeLine(
    text: string,
    at: { readonly x?: number; readonly right?: number; readonly y: number },
    style: Style,
  ): void {
    let x = at.right === undefined ? (at.x ?? 0) : at.right - widthOf(text, style);
    for (const run of runsOf(text)) {
      choose(run, style)
        .fillColor(style.color ?? '#1f2b2e')
        .text(run.text, x, at.y, { lineBreak: false });
      x += page.widthOfString(run.text);
    }
  }

  /** Breaks a text into lines that are no wider than `width`; a word that is wider stands alone. */
  function breakLines(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && widthOf(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return line === '' ? lines : [...lines, line];
  }

  return { widthOf, writeLine, breakLines };
}

interface Run {
  readonly subset: (typeof subsets)[number]['name'];
  readonly text: string;
}

/** Cuts a text into runs of one font. No part of the font has the sign of numbers: it is written as it once was, Nº. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.replaceAll('№', 'Nº')) {
    const subset = subsets.find(({ has }) => has.test(letter))?.name ?? 'latin';
    const last = runs.at(-1);
    if (last?.subset === subset) runs[runs.length - 1] = { subset, text: last.text + letter };
    else runs.push({ subset, text: letter });
  }
  return runs;
}
