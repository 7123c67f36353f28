import { createReadStream } from 'node:fs';

/**
 * Lines of a text file, ended by a line feed alone. (`node:readline` would also end them at U+2028 and U+2029, which may
 * stand within a JSON text.)
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const parts = `${rest}${chunk}`.split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) yield withoutReturn(part);
  }
  if (rest !== '') yield withoutReturn(rest);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
