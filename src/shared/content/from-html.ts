import { Parser } from 'htmlparser2';
import { type Mark, maxDepth, maxSourceNumber, maxTextLength, type RichDocument } from './document.ts';
import { DocumentBuilder } from './document-builder.ts';
import { safeImageSource, safeLink } from './safe-address.ts';

type Attributes = Readonly<Record<string, string>>;
/** Closes what an element opened. */
type Close = (builder: DocumentBuilder) => void;

/** The limit of open elements, since the parser's time is quadratic in them; parsing stops there. */
const maxOpenElements = 2_000;
const portion = 16_384;

const nothing: Close = () => {};
const endText: Close = (builder) => builder.endText();
const endContainer: Close = (builder) => builder.endContainer();
const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Dropped with their content. */
const droppedElements = names(
  'script style iframe object embed applet noscript template svg math canvas audio video head title textarea select button frameset noframes noembed xmp plaintext dialog',
);
/** Unwrapped, with a break between the text before and after. */
const separatingElements = names(
  'html body div section article main header footer nav aside figure figcaption address center details summary fieldset form dl dt dd pre table thead tbody tfoot tr td th caption li ul ol blockquote',
);
const headingLevels: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
const marks: Readonly<Record<string, Mark>> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
  sub: { type: 'subscript' },
  sup: { type: 'superscript' },
};

/**
 * Parses HTML of any quality into a document. Unknown elements are unwrapped, scripts and frames droppedElements with their content,
 * addresses checked. Excess depth and size are cut off. Never throws.
 */
export function documentFromHtml(html: string): RichDocument {
  const builder = new DocumentBuilder();
  const open: Close[] = [];
  let droppedFrom: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(nothing);
      if (droppedFrom !== undefined) return;
      if (addOwnElement(builder, name, attributes) || droppedElements.has(name)) droppedFrom = open.length;
      else open[open.length - 1] = openElement(builder, name, attributes);
    },
    ontext(text) {
      if (droppedFrom === undefined) builder.addText(text);
    },
    onclosetag() {
      if (droppedFrom === open.length) droppedFrom = undefined;
      open.pop()?.(builder);
    },
  });
  const end = Math.min(html.length, maxTextLength);
  for (let at = 0; at < end && open.length < maxOpenElements; at += portion)
    parser.write(html.slice(at, Math.min(at + portion, end)));
  parser.end();
  return builder.finish();
}

/** Adds what only the portal's own renderer writes; the text in it says the same once more. @returns whether it was that */
function addOwnElement(builder: DocumentBuilder, name: string, attributes: Attributes): boolean {
  const number = name === 'a' ? wholeNumber(attributes['data-source'], 1, maxSourceNumber) : undefined;
  if (number !== undefined) builder.addSourceNumber(number);
  if (name === 'video' && 'data-video' in attributes)
    addMedia(builder, 'video', { ...attributes, alt: attributes['aria-label'] ?? '' });
  return number !== undefined;
}

function openElement(builder: DocumentBuilder, name: string, attributes: Attributes): Close {
  const level = headingLevels[name];
  const mark = marks[name];
  if (level || name === 'p') return startText(builder, level);
  if (mark) return withMark(builder, mark);
  if (name === 'a') return openLink(builder, attributes);
  if (name === 'br') builder.addBreak();
  else if (name === 'hr') builder.addBlock({ type: 'horizontalRule' });
  else if (name === 'img') addMedia(builder, 'image', attributes);
  else return openContainer(builder, name, attributes);
  return nothing;
}

function startText(builder: DocumentBuilder, level: 2 | 3 | 4 | undefined): Close {
  builder.startText(level ? { type: 'heading', level } : { type: 'paragraph' });
  return endText;
}

function openLink(builder: DocumentBuilder, attributes: Attributes): Close {
  const href = safeLink(attributes.href ?? '');
  return href === undefined ? nothing : withMark(builder, { type: 'link', attrs: { href } });
}

function withMark(builder: DocumentBuilder, mark: Mark): Close {
  builder.startMark(mark);
  return () => builder.endMark(mark);
}

/**
 * Opens an element that contains blocks; where it is not allowed, or nested too deeply, it only separates the text around it.
 */
function openContainer(builder: DocumentBuilder, name: string, attributes: Attributes): Close {
  const started = builder.depth < maxDepth && startContainer(builder, name, attributes);
  if (started) return endContainer;
  if (!separatingElements.has(name)) return nothing;
  builder.partText();
  return endText;
}

function startContainer(builder: DocumentBuilder, name: string, attributes: Attributes): boolean {
  switch (name) {
    case 'ul':
      return builder.startContainer({ type: 'bulletList' });
    case 'ol':
      return builder.startContainer({ type: 'orderedList' });
    case 'li':
      return builder.startContainer({ type: 'listItem' });
    case 'blockquote':
      return builder.startContainer({ type: 'blockquote' });
    case 'aside': {
      const kind = attributes['data-callout'];
      return (
        (kind === 'urgent' || kind === 'note') && builder.startContainer({ type: 'callout', attrs: { kind } })
      );
    }
    case 'table':
      return builder.startContainer({ type: 'table' });
    case 'tr':
      return builder.startContainer({ type: 'tableRow' });
    case 'td':
      return builder.startContainer({ type: 'tableCell', ...spansOf(attributes) });
    case 'th':
      return builder.startContainer({ type: 'tableHeader', ...spansOf(attributes) });
    default:
      return false;
  }
}

function spansOf(attributes: Attributes) {
  const colspan = wholeNumber(attributes.colspan, 2, 50);
  const rowspan = wholeNumber(attributes.rowspan, 2, 50);
  return colspan || rowspan ? { attrs: { ...(colspan && { colspan }), ...(rowspan && { rowspan }) } } : {};
}

function addMedia(builder: DocumentBuilder, type: 'image' | 'video', attributes: Attributes): void {
  const src = safeImageSource(attributes.src ?? '');
  if (src === undefined) return;
  const width = wholeNumber(attributes.width, 1, 10_000);
  const height = wholeNumber(attributes.height, 1, 10_000);
  const alt = (attributes.alt ?? '').replace(/\s+/g, ' ').trim().slice(0, 500);
  builder.addBlock({
    type,
    attrs: { src, alt, ...(width && { width }), ...(height && { height }) },
  });
}

function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  const value = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  return value >= least && value <= most ? value : undefined;
}
