import type { Pieces } from '#shared/contracts/pages.ts';
import { escapeJson } from './escape.ts';

/**
 * JSON for a script element, of data as it was loaded. What `bytesOf` knows stands in it as those bytes; it is looked for in
 * lists and in what holds them, but not within a record (whatever has an `id`), which is written in one go.
 */
export function writeJson(value: unknown, bytesOf: (one: object) => Uint8Array | undefined): Pieces {
  const pieces: Pieces[number][] = [];
  let text = '';

  function write(one: unknown): void {
    const bytes = isObject(one) ? bytesOf(one) : undefined;
    if (bytes) {
      pieces.push(text, bytes);
      text = '';
    } else if (!isObject(one) || 'id' in one) text += escapeJson(JSON.stringify(one) ?? 'null');
    else if (Array.isArray(one)) writeList(one);
    else writeFields(one);
  }

  function writeList(list: readonly unknown[]): void {
    let sign = '[';
    for (const one of list) {
      text += sign;
      sign = ',';
      write(one);
    }
    text += sign === '[' ? '[]' : ']';
  }

  function writeFields(fields: object): void {
    let sign = '{';
    for (const [name, one] of Object.entries(fields)) {
      if (one === undefined) continue;
      text += `${sign}${escapeJson(JSON.stringify(name))}:`;
      sign = ',';
      write(one);
    }
    text += sign === '{' ? '{}' : '}';
  }

  write(value);
  pieces.push(text);
  return pieces;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
