/** Elements without an end tag that a rendered body may hold. */
const voidElements: ReadonlySet<string> = new Set(['img', 'hr', 'br', 'wbr']);
const tag = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
/** What follows a paragraph and belongs to it: „Call a doctor if:“ and its list. */
const continuation = /^<(?:ul|ol|div data-table)\b/;
const divisible: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'div']);

/**
 * Divides the rendered HTML of a body in two after so many of its paragraphs, or after the list that the last of them
 * introduces. Paragraphs within boxes and quotations do not count. The second part is empty where the text is shorter.
 */
export function splitText(html: string, paragraphs: number): readonly [before: string, after: string] {
  let count = 0;
  let depth = 0;
  for (const { 0: markup, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    if (voidElements.has(name)) continue;
    depth += slash ? -1 : 1;
    if (depth > 0 || !slash) continue;
    if (name === 'p') count += 1;
    const end = index + markup.length;
    if (count >= paragraphs && divisible.has(name) && !continuation.test(html.slice(end, end + 20)))
      return [html.slice(0, end), html.slice(end)];
  }
  return [html, ''];
}
