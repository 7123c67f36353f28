import type { RichDocument } from '#shared/content/document.ts';
import { documentFromMarkdown } from '#shared/content/from-markdown.ts';
import { renderHtml } from '#shared/content/render-html.ts';

/** The two columns of a rich text: the document and the html made of it. */
export interface StoredBody {
  readonly body: string;
  readonly body_html: string;
}

/** A seed's text with the note at its end that says it is a demonstration: it stands in the content, not in the portal. */
export function storedBody(markdown: string, demoNote: string): StoredBody {
  const text = documentFromMarkdown(markdown);
  const note = documentFromMarkdown(demoNote);
  const document: RichDocument = { type: 'doc', content: [...text.content, ...note.content] };
  return { body: JSON.stringify(document), body_html: renderHtml(document) };
}
