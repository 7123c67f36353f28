import { textOfHtml } from '#shared/content/html-text.ts';

interface FaqEntry {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
}

interface FaqGroup {
  /** Without a title where the questions begin at once. */
  readonly title: string;
  readonly intro: string;
  readonly entries: readonly FaqEntry[];
}

export interface Faq {
  readonly intro: string;
  readonly groups: readonly FaqGroup[];
  /** A box at the very end closes the page, not its last answer. */
  readonly closing: string;
}

interface Piece {
  readonly level: 0 | 2 | 3;
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

const heading = /^<h([23])\b[^>]*?\bid="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>/;
const closingBoxes = /(?:<aside\b(?:(?!<aside\b)[\s\S])*<\/aside>\s*)+$/;

/**
 * Parts the page of frequent questions: each third-level heading is a question, what follows it the answer, and each
 * second-level one a group of them. Without third-level headings the second-level ones are the questions.
 */
export function readFaq(body: string): Faq {
  const closing = closingBoxes.exec(body)?.[0] ?? '';
  const [first, ...pieces] = piecesOf(body.slice(0, body.length - closing.length));
  const asked = pieces.some(({ level }) => level === 3) ? 3 : 2;
  const groups: { title: string; intro: string; entries: FaqEntry[] }[] = [];
  for (const { level, id, title, html } of pieces) {
    const last = groups.at(-1);
    if (level < asked) groups.push({ title, intro: html, entries: [] });
    else if (last) last.entries.push({ id, title, answer: html });
    else groups.push({ title: '', intro: '', entries: [{ id, title, answer: html }] });
  }
  return { intro: first?.html ?? '', groups, closing };
}

/** The body cut before its headings; the first piece is what stands before the first of them. */
function piecesOf(body: string): Piece[] {
  const pieces: Piece[] = [{ level: 0, id: '', title: '', html: '' }];
  for (const text of body.split(/(?=<h[23]\b)/)) {
    const last = pieces.at(-1);
    const found = heading.exec(text);
    if (last && (!found || !isClosed(last.html)))
      pieces[pieces.length - 1] = { ...last, html: last.html + text };
    else if (found)
      pieces.push({
        level: found[1] === '2' ? 2 : 3,
        id: found[2] ?? '',
        title: textOfHtml(found[3] ?? ''),
        html: text.slice(found[0].length),
      });
  }
  return pieces;
}

/** A heading within a box, a list or a table parts nothing. */
const isClosed = (html: string): boolean =>
  (html.match(/<(?:aside|blockquote|ul|ol|table)\b/g)?.length ?? 0) ===
  (html.match(/<\/(?:aside|blockquote|ul|ol|table)>/g)?.length ?? 0);
