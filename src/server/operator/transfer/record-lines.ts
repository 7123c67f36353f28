import { type RawLine, readRawLines, textOf } from '../read-lines.ts';

export type Line = Readonly<Record<string, unknown>>;

/** A line with its number from 1, read on demand. */
export interface NumberedLine {
  readonly line: number;
  /** Position: bytes of a file, or indices of a list. */
  readonly start: number;
  readonly end: number;
  /** Parses the line. @returns undefined for an empty line @throws if it is no JSON object */
  readonly read: () => Line | undefined;
}

/** A range of lines, from the number and position of the first to the end of the last. */
export interface Stretch {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** Lines that can be read repeatedly, in full or as a range. */
export type Lines = (stretch?: Stretch) => AsyncIterable<NumberedLine>;

/** A line that is no record; the message gives the reason. */
export class NoRecord extends Error {
  override readonly name = 'NoRecord';
}

/** The lines of a file with one JSON object per line. */
export const fileLines = (path: string): Lines =>
  async function* (stretch) {
    const { line: first = 1, ...bytes } = stretch ?? {};
    let line = first;
    for await (const raw of readRawLines(path, bytes)) {
      const isFirst = line === 1;
      yield { line, start: raw.start, end: raw.end, read: () => parseLine(raw, isFirst) };
      line += 1;
    }
  };

/** Generated records as lines. */
export const listedLines = (records: readonly Line[]): Lines =>
  async function* (stretch = { line: 1, start: 0, end: records.length - 1 }) {
    for (const [at, record] of records.slice(stretch.start, stretch.end + 1).entries())
      yield {
        line: stretch.line + at,
        start: stretch.start + at,
        end: stretch.start + at,
        read: () => record,
      };
  };

function parseLine({ bytes }: RawLine, isFirst: boolean): Line | undefined {
  const text = decode(bytes);
  const plain = isFirst ? text.replace(/^\uFEFF/, '') : text;
  if (plain.trim() === '') return undefined;
  const data: unknown = JSON.parse(plain);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new NoRecord('is no JSON object');
  return { ...data };
}

function decode(bytes: Uint8Array): string {
  try {
    return textOf(bytes);
  } catch {
    throw new NoRecord('holds bytes that are no UTF-8');
  }
}
