import { inflateSync } from 'node:zlib';

/** Reads the text of a PDF as pdfkit writes it, page by page: its letters by what the fonts in it say of their glyphs. */
export function readPdf(bytes: Buffer): string[] {
  const objects = new Map(
    [...bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, content = '']) => [
      id,
      openObject(content),
    ]),
  );
  const letters = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      letters.set(name, lettersOf(objects.get(unicode)?.stream ?? ''));
    }
  return [...objects.values()]
    .filter(({ stream }) => / Tf$/m.test(stream))
    .map(({ stream }) => textOf(stream, letters));
}

function openObject(content: string): { head: string; stream: string } {
  const [, head = content, stream = ''] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(content) ?? [];
  if (stream === '' || !head.includes('/FlateDecode')) return { head, stream };
  return { head, stream: inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') };
}

/** What a font's map says of its glyphs. */
function lettersOf(map: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    for (const [at, [, code = '']] of [...list.matchAll(/<([0-9a-f]+)>/g)].entries())
      found.set(Number.parseInt(first, 16) + at, String.fromCodePoint(Number.parseInt(code, 16)));
  return found;
}

function textOf(stream: string, letters: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let font: ReadonlyMap<number, string> = new Map();
  let text = '';
  for (const [, name, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = letters.get(name) ?? font;
    for (const [, glyphs = ''] of shown.matchAll(/<([0-9a-f]+)>/g))
      for (const [glyph] of glyphs.matchAll(/.{4}/g))
        text += font.get(Number.parseInt(glyph, 16)) ?? '\uFFFD';
  }
  return text;
}
