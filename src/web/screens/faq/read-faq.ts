import { textOfHtml } from '#shared/content/html-text.ts';

interface FaqEntry {
  readonly id: string;
  readonly title: string;
  readonly answer: string;
}

interface FaqGroup {
  /** Empty if the questions have no group heading. */
  readonly title: string;
  readonly intro: string;
  readonly entries: readonly FaqEntry[];
}

export interface Faq {
  readonly intro: string;
  readonly groups: readonly FaqGroup[];
  /** Callouts after the last answer, which belong to the page and not to that answer. */
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
 * Splits the page of frequent questions: each third-level heading is a question followed by its answer, and each
 * second-level heading starts a group. Without third-level headings the second-level headings are the questions.
 */
export function readFaq(body: string): Faq {
  const closing = closingBoxes.exec(body)?.[0] ?? '';
  const [introPiece, ...pieces] = splitAtHeadings(body.slice(0, body.length - closing.length));
  const questionLevel = pieces.some(({ level }) => level === 3) ? 3 : 2;
  const groups: { title: string; intro: string; entries: FaqEntry[] }[] = [];
  for (const { level, id, title, html } of pieces) {
    const lastGroup = groups.at(-1);
    if (level < questionLevel) groups.push({ title, intro: html, entries: [] });
    else if (lastGroup) lastGroup.entries.push({ id, title, answer: html });
    else groups.push({ title: '', intro: '', entries: [{ id, title, answer: html }] });
  }
  return { intro: introPiece?.html ?? '', groups, closing };
}

/** Splits the body before each heading; the first piece is the text before the first heading. */
function splitAtHeadings(body: string): Piece[] {
  const pieces: Piece[] = [{ level: 0, id: '', title: '', html: '' }];
  for (const text of body.split(/(?=<h[23]\b)/)) {
    const last = pieces.at(-1);
    const match = heading.exec(text);
    if (last && (!match || !hasClosedContainers(last.html)))
      pieces[pieces.length - 1] = { ...last, html: last.html + text };
    else if (match)
      pieces.push({
        level: match[1] === '2' ? 2 : 3,
        id: match[2] ?? '',
        title: textOfHtml(match[3] ?? ''),
        html: text.slice(match[0].length),
      });
  }
  return pieces;
}

/**
 * Returns whether all containers are closed, because a heading inside a callout, list or table does not start a
 * piece.
 */
const hasClosedContainers = (html: string): boolean =>
  (html.match(/<(?:aside|blockquote|ul|ol|table)\b/g)?.length ?? 0) ===
  (html.match(/<\/(?:aside|blockquote|ul|ol|table)>/g)?.length ?? 0);
