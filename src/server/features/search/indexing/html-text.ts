export interface HtmlText {
  readonly headings: string;
  readonly text: string;
}

const heading = /<h[2-4]\b[^>]*>([\s\S]*?)<\/h[2-4]>/g;
const tag = /<[^>]*>/g;
const inlineTag = /<\/?(?:strong|em|sub|sup|a)\b[^>]*>/g;
const entity = /&(?:#\d+|#x[0-9a-f]+|[a-z]+);/gi;

/** The words of safe html (shared/content/render-html.ts writes it): those of its headings, and all of them. */
export function readHtml(html: string): HtmlText {
  const headings = Array.from(html.matchAll(heading), (match) => match[1] ?? '').join(' ');
  return { headings: plain(headings), text: plain(html) };
}

/** The words of safe html with a line break between its blocks, for showing. */
export const plainText = (html: string): string =>
  html
    .replace(inlineTag, '')
    .replace(/<(?:br|\/(?:p|li|h[2-4]|td|th|dt|dd|blockquote|figcaption))[^>]*>/g, '\n')
    .replace(tag, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(entity, ' ')
    .replace(/[^\S\n]+/g, ' ');

/** A tag within a word parts nothing (`<strong>H</strong>PV`), any other one does. */
const plain = (html: string): string => html.replace(inlineTag, '').replace(tag, ' ').replace(entity, ' ');
