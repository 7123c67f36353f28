import { LRUCache } from 'lru-cache';
import type { Pieces } from '#shared/contracts/pages.ts';
import type { KeptMarks, KeptParts } from './components/Kept.tsx';
import { escapeJson } from './escape.ts';
import { writeJson } from './write-json.ts';

const mostBytes = 3_000_000;
/** React parts neighbouring texts, which the marks are, by a comment. */
const between = '<!-- -->';
const encoder = new TextEncoder();

/** One page being written: hands out marks, and puts the kept parts where they stand. */
export interface KeptPage extends KeptParts {
  readonly assemble: (html: string) => Pieces;
  /** JSON for a script element; what a kept part is made of is written once for all pages. */
  readonly writeJson: (value: unknown) => Pieces;
}

interface OpenedPart {
  readonly key: string;
  readonly bytes: Uint8Array | undefined;
}

/**
 * The html of parts that pages share, ready to be sent. The data they are made of comes from the cache of answers: as long
 * as it is the same object it is the same part, and new data is a new object, so nothing here ever grows old; it only falls
 * out of use.
 */
export class KeptHtml {
  readonly #numbers = new WeakMap<object, number>();
  #last = 0;
  readonly #parts = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    sizeCalculation: (bytes, key) => bytes.length + key.length * 2,
  });
  /** Nobody can write a mark into a page: this is in none of them. Its first character, which is no text, is found at once. */
  readonly #secret = `\uFFFE${crypto.randomUUID()}`;

  open(): KeptPage {
    const opened: OpenedPart[] = [];
    const mark = (sign: string, at: number) => `${this.#secret}${sign}${at};`;
    return {
      marksFor: (name, madeOf): KeptMarks => {
        const key = `${name} ${madeOf.map((one) => this.#numberOf(one)).join()}`;
        const bytes = this.#parts.get(key);
        const at = opened.push({ key, bytes }) - 1;
        return bytes === undefined ? { start: mark('b', at), end: mark('e', at) } : { whole: mark('w', at) };
      },
      assemble: (html) => this.#assemble(html, opened),
      writeJson: (value) => writeJson(value, (one) => this.#jsonOf(one)),
    };
  }

  #assemble(html: string, opened: readonly OpenedPart[]): Pieces {
    const [first = '', ...marked] = html.split(this.#secret);
    const whole: Pieces[number][] = [first];
    const open = [whole];
    for (const piece of marked) {
      const { sign, part, rest } = readMark(piece, opened);
      if (sign === 'b') {
        open.push([rest]);
        continue;
      }
      let { bytes } = part;
      if (sign === 'e') {
        bytes = bytesOf(open.pop() ?? []);
        this.#parts.set(part.key, bytes);
      }
      const outer = open.at(-1);
      if (!outer || !bytes) throw new Error('a kept part ends that never began');
      outer.push(bytes, rest);
    }
    return whole;
  }

  /** The JSON of data that a part is made of; `undefined` of any other. */
  #jsonOf(one: object): Uint8Array | undefined {
    const number = this.#numbers.get(one);
    if (number === undefined) return undefined;
    const key = `json ${number}`;
    const known = this.#parts.get(key);
    if (known) return known;
    const made = encoder.encode(escapeJson(JSON.stringify(one)));
    this.#parts.set(key, made);
    return made;
  }

  #numberOf(one: object): number {
    const known = this.#numbers.get(one) ?? ++this.#last;
    this.#numbers.set(one, known);
    return known;
  }
}

/** What stands after the secret: `b12;` begins the part opened as 12th, `e12;` ends it, `w12;` stands for the whole of it. */
function readMark<Part>(piece: string, opened: readonly Part[]): { sign: string; part: Part; rest: string } {
  const end = piece.indexOf(';');
  const part = opened[Number(piece.slice(1, end))];
  if (!part) throw new Error('a mark names no kept part');
  const from = piece.startsWith(between, end + 1) ? end + 1 + between.length : end + 1;
  return { sign: piece.charAt(0), part, rest: piece.slice(from) };
}

function bytesOf(pieces: Pieces): Uint8Array {
  const encoded = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece));
  const whole = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const bytes of encoded) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return whole;
}
