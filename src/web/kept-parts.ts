import { LRUCache } from 'lru-cache';
import type { KeptMarks, KeptParts } from './components/Kept.tsx';

const mostCharacters = 2_000_000;
/** React parts neighbouring texts, which the marks are, by a comment. */
const between = '<!-- -->';

/** One page being drawn: hands out marks, and puts the kept parts where they stand. */
export interface KeptPage extends KeptParts {
  readonly assemble: (html: string) => string;
}

/**
 * The html of parts that pages share. The data they are made of comes from the cache of answers: as long as it is the same
 * object it is the same part, and new data is a new object, so nothing here ever grows old; it only falls out of use.
 */
export class KeptHtml {
  readonly #numbers = new WeakMap<object, number>();
  #last = 0;
  readonly #parts = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (html) => html.length + 1,
  });
  /** Nobody can write a mark into a page: this is in none of them. */
  readonly #secret = crypto.randomUUID();

  open(): KeptPage {
    const opened: { key: string; html: string | undefined }[] = [];
    const mark = (sign: string, at: number) => `${this.#secret}${sign}${at};`;
    return {
      marksFor: (name, madeOf): KeptMarks => {
        const key = `${name} ${madeOf.map((one) => this.#numberOf(one)).join()}`;
        const html = this.#parts.get(key);
        const at = opened.push({ key, html }) - 1;
        return html === undefined ? { start: mark('b', at), end: mark('e', at) } : { whole: mark('w', at) };
      },
      assemble: (html) => {
        const [first = '', ...pieces] = html.split(this.#secret);
        const open = [{ html: first }];
        for (const piece of pieces) {
          const { sign, part, rest } = readMark(piece, opened);
          if (sign === 'b') {
            open.push({ html: rest });
            continue;
          }
          let drawn = part.html ?? '';
          if (sign === 'e') {
            drawn = open.pop()?.html ?? '';
            this.#parts.set(part.key, drawn);
          }
          const outer = open.at(-1);
          if (!outer) throw new Error('a kept part ends that never began');
          outer.html += drawn + rest;
        }
        return open[0]?.html ?? '';
      },
    };
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
