import { createReadStream } from 'node:fs';

/** Reads the lines of a text file. @throws TypeError for invalid UTF-8 */
export async function* readLines(path: string): AsyncGenerator<string> {
  for await (const { bytes } of readRawLines(path)) yield textOf(bytes);
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** A line's bytes, and their position in the file from `start` to `end`. */
export interface RawLine {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the lines of a file or of a part of it, separated by line feeds only. (`node:readline` would also split at U+2028 and
 * U+2029, which may occur in JSON strings.)
 */
export async function* readRawLines(
  path: string,
  stretch: { readonly start?: number; readonly end?: number } = {},
): AsyncGenerator<RawLine> {
  let unfinished: Buffer[] = [];
  let start = stretch.start ?? 0;
  const take = (last: Buffer, feed: number): RawLine => {
    const line = unfinished.length > 0 ? Buffer.concat([...unfinished, last]) : last;
    unfinished = [];
    const from = start;
    start += line.length + feed;
    return {
      bytes: line.at(-1) === carriageReturn ? line.subarray(0, -1) : line,
      start: from,
      end: start - 1,
    };
  };
  for await (const chunk of createReadStream(path, stretch) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      yield take(chunk.subarray(from, at), 1);
      from = at + 1;
    }
    if (from < chunk.length) unfinished.push(chunk.subarray(from));
  }
  if (unfinished.length > 0) yield take(Buffer.alloc(0), 0);
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a line. @throws TypeError for invalid UTF-8 */
export const textOf = (line: Uint8Array): string => decoder.decode(line);
