import { createReadStream } from 'node:fs';

/** Lines of a text file. @throws TypeError where one is not written in UTF-8 */
export async function* readLines(path: string): AsyncGenerator<string> {
  for await (const line of readRawLines(path)) yield textOf(line);
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Lines of a file as they stand there, ended by a line feed alone. (`node:readline` would also end them at U+2028 and
 * U+2029, which may stand within a JSON text.)
 */
export async function* readRawLines(path: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  const whole = (end: Buffer): Buffer => {
    const line = begun.length > 0 ? Buffer.concat([...begun, end]) : end;
    begun = [];
    return line.at(-1) === carriageReturn ? line.subarray(0, -1) : line;
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, from)) {
      yield whole(chunk.subarray(from, at));
      from = at + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield whole(Buffer.alloc(0));
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws TypeError where the bytes are no UTF-8: signs that cannot be read are not guessed at. */
export const textOf = (line: Uint8Array): string => decoder.decode(line);
