/** Checks of the first bytes, by extension, for files stored unchanged. */
const kinds: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  pdf: (bytes) => bytes.subarray(0, 1_024).includes('%PDF-'),
  epub: (bytes) =>
    startsWith(bytes, 0, 'PK\x03\x04') && bytes.subarray(0, 100).includes('application/epub+zip'),
  mp4: (bytes) => startsWith(bytes, 4, 'ftyp'),
  webm: (bytes) => startsWith(bytes, 0, '\x1a\x45\xdf\xa3'),
  vtt: (bytes) => /^\ufeff?WEBVTT/.test(bytes.subarray(0, 16).toString('utf8')),
};

const startsWith = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

const endingOf = (path: string): string => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';

/** Whether the bytes are of the kind that the extension names, and may be stored. */
export function isStorableFile(path: string, bytes: Uint8Array): boolean {
  const isKind = Object.hasOwn(kinds, endingOf(path)) ? kinds[endingOf(path)] : undefined;
  return isKind?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? false;
}

/** What the library takes. Pictures of other formats, such as HEIC and SVG, are not shown by every browser. */
export type LibraryKind = 'image' | 'pdf' | 'video';

/** Tells by its first bytes what a file is; undefined where the library does not take it. */
export function libraryKindOf(bytes: Uint8Array): { kind: LibraryKind; ending: string } | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const brand = startsWith(file, 4, 'ftyp') ? file.subarray(8, 12).toString('latin1') : '';
  if (startsWith(file, 0, '\xff\xd8\xff')) return { kind: 'image', ending: 'jpg' };
  if (startsWith(file, 0, '\x89PNG\r\n\x1a\n')) return { kind: 'image', ending: 'png' };
  if (startsWith(file, 0, 'RIFF') && startsWith(file, 8, 'WEBP')) return { kind: 'image', ending: 'webp' };
  if (brand === 'avif' || brand === 'avis') return { kind: 'image', ending: 'avif' };
  if (startsWith(file, 0, '%PDF-')) return { kind: 'pdf', ending: 'pdf' };
  if (startsWith(file, 0, '\x1a\x45\xdf\xa3')) return { kind: 'video', ending: 'webm' };
  return brand !== '' && !otherBrands.test(brand) ? { kind: 'video', ending: 'mp4' } : undefined;
}

/** Pictures and sound in the container of MP4, and QuickTime. */
const otherBrands = /^(hei[cfmsx]|hev[cmsx]|mif1|msf1|M4A |M4B |qt {2})$/;

const endings: Readonly<Record<string, LibraryKind>> = {
  ...{ jpg: 'image', jpeg: 'image', png: 'image', webp: 'image', avif: 'image', gif: 'image', svg: 'image' },
  ...{ pdf: 'pdf', mp4: 'video', m4v: 'video', webm: 'video' },
};

/** The kind that a file's name promises; undefined where it promises none. */
export const promisedKind = (name: string): LibraryKind | undefined => endings[endingOf(name)];

/** Whether a document or a video is there to its end. A picture is judged by decoding it. */
export function isWhole(ending: string, bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (ending === 'pdf') return file.subarray(-2_048).includes('%%EOF');
  return ending === 'mp4' ? hasWholeBoxes(file) : file.length > 64;
}

/** The boxes of an MP4 file fill it, and its index (`moov`) is among them. */
function hasWholeBoxes(file: Buffer): boolean {
  let at = 0;
  let hasIndex = false;
  while (at + 8 <= file.length) {
    const short = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'moov') hasIndex = true;
    const size = short === 1 && at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : short;
    // A last box of size 0 reaches to the end.
    if (size === 0) return hasIndex;
    if (size < 8) return false;
    at += size;
  }
  return hasIndex && at === file.length;
}
