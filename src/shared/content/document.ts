import { safeImageSource, safeLink } from './safe-address.ts';

/**
 * A rich text as stored and edited: Tiptap's JSON with the node and mark names of its own extensions, and `callout`. Anything
 * else is dropped when parsed and never rendered.
 */
export interface RichDocument {
  readonly type: 'doc';
  readonly content: readonly Block[];
}

export type HeadingLevel = 2 | 3 | 4;
export type CalloutKind = 'urgent' | 'note';

export interface Paragraph {
  readonly type: 'paragraph';
  readonly content?: readonly Inline[];
}
export interface Heading {
  readonly type: 'heading';
  readonly attrs: { readonly level: HeadingLevel };
  readonly content?: readonly Inline[];
}
export interface ListItem {
  readonly type: 'listItem';
  /** Starts with a paragraph, as the editor requires. */
  readonly content: readonly Block[];
}
export interface List {
  readonly type: 'bulletList' | 'orderedList';
  readonly content: readonly ListItem[];
}
export interface Blockquote {
  readonly type: 'blockquote';
  readonly content: readonly Block[];
}
/** A box with a title in its first paragraph. `urgent` is for signs that require calling 112. */
export interface Callout {
  readonly type: 'callout';
  readonly attrs: { readonly kind: CalloutKind };
  readonly content: readonly Block[];
}
export interface TableCell {
  readonly type: 'tableHeader' | 'tableCell';
  readonly attrs?: { readonly colspan?: number; readonly rowspan?: number };
  readonly content: readonly Block[];
}
export interface TableRow {
  readonly type: 'tableRow';
  readonly content: readonly TableCell[];
}
export interface Table {
  readonly type: 'table';
  readonly content: readonly TableRow[];
}
export interface Image {
  readonly type: 'image';
  readonly attrs: {
    readonly src: string;
    readonly alt: string;
    readonly width?: number;
    readonly height?: number;
  };
}
/** A video with the portal's controls; `alt` is its title. */
export interface Video {
  readonly type: 'video';
  readonly attrs: Image['attrs'];
}
export interface HorizontalRule {
  readonly type: 'horizontalRule';
}
export type Block =
  | Paragraph
  | Heading
  | List
  | Blockquote
  | Callout
  | Table
  | Image
  | Video
  | HorizontalRule;

export interface HardBreak {
  readonly type: 'hardBreak';
}
export interface Text {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly Mark[];
}
/** Refers to a source of the record by its place among them, from 1. */
export interface SourceNumber {
  readonly type: 'sourceNumber';
  readonly attrs: { readonly number: number };
}
export type Inline = Text | HardBreak | SourceNumber;

export type Mark =
  | { readonly type: 'bold' | 'italic' | 'subscript' | 'superscript' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export type DocumentNode = RichDocument | Block | ListItem | TableRow | TableCell | Inline;

/** The maximum nesting of lists, quotes, callouts and tables. */
export const maxDepth = 12;
/** The maximum number of a source. */
export const maxSourceNumber = 99;
/** The maximum number of nodes in a document. */
export const maxNodes = 20_000;
export const maxTextLength = 1_000_000;

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSize = (value: unknown, most: number): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most);

const blocks = new Set([
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'callout',
  'table',
  'image',
  'video',
  'horizontalRule',
]);
const inlines = new Set(['text', 'hardBreak', 'sourceNumber']);
const named = (...names: string[]): ReadonlySet<string> => new Set(names);

/** The allowed children of each node; other nodes have none. */
const allowedChildren: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['doc', blocks],
  ['paragraph', inlines],
  ['heading', inlines],
  ['bulletList', named('listItem')],
  ['orderedList', named('listItem')],
  ['listItem', blocks],
  ['blockquote', blocks],
  ['callout', blocks],
  ['table', named('tableRow')],
  ['tableRow', named('tableHeader', 'tableCell')],
  ['tableHeader', blocks],
  ['tableCell', blocks],
]);
const mayBeEmpty = named('doc', 'paragraph', 'heading');
const plainMarks = named('bold', 'italic', 'subscript', 'superscript');

/** Validates an external value (of an editor or import) as a document: every node, mark and address in it. */
export function isDocument(value: unknown): value is RichDocument {
  const budget = { nodes: maxNodes, text: maxTextLength };
  return isObject(value) && value.type === 'doc' && isNode(value, maxDepth * 3, budget);
}

function isNode(node: Loose, depth: number, budget: { nodes: number; text: number }): boolean {
  budget.nodes -= 1;
  if (depth < 0 || budget.nodes < 0 || !hasGoodAttributes(node)) return false;
  if (node.type === 'text') {
    budget.text -= String(node.text).length;
    return budget.text >= 0;
  }
  const allowed = allowedChildren.get(String(node.type));
  if (!allowed) return node.content === undefined;
  const content = node.content ?? [];
  if (!Array.isArray(content) || (content.length === 0 && !mayBeEmpty.has(String(node.type)))) return false;
  if (node.type === 'listItem' && content[0]?.type !== 'paragraph') return false;
  return content.every(
    (child) => isObject(child) && allowed.has(String(child.type)) && isNode(child, depth - 1, budget),
  );
}

function hasGoodAttributes(node: Loose): boolean {
  const attrs = isObject(node.attrs) ? node.attrs : {};
  switch (node.type) {
    case 'heading':
      return attrs.level === 2 || attrs.level === 3 || attrs.level === 4;
    case 'callout':
      return attrs.kind === 'urgent' || attrs.kind === 'note';
    case 'tableHeader':
    case 'tableCell':
      return isSize(attrs.colspan, 50) && isSize(attrs.rowspan, 50);
    case 'sourceNumber':
      return attrs.number !== undefined && isSize(attrs.number, maxSourceNumber);
    case 'image':
    case 'video':
      return (
        typeof attrs.src === 'string' &&
        safeImageSource(attrs.src) === attrs.src &&
        typeof attrs.alt === 'string' &&
        isSize(attrs.width, 10_000) &&
        isSize(attrs.height, 10_000)
      );
    case 'text':
      return typeof node.text === 'string' && node.text !== '' && areMarks(node.marks);
    default:
      return true;
  }
}

function areMarks(marks: unknown): boolean {
  if (marks === undefined) return true;
  if (!Array.isArray(marks) || marks.length > 5) return false;
  return marks.every((mark) => {
    if (!isObject(mark)) return false;
    if (plainMarks.has(String(mark.type))) return true;
    const href = isObject(mark.attrs) ? mark.attrs.href : undefined;
    return mark.type === 'link' && typeof href === 'string' && safeLink(href) === href;
  });
}

/** The text of a node and its descendants without marks; blocks are separated by a space. */
export function plainTextOf(node: DocumentNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return ' ';
  const content: readonly DocumentNode[] = 'content' in node ? (node.content ?? []) : [];
  const parts = content.map(plainTextOf);
  return node.type === 'paragraph' || node.type === 'heading'
    ? parts.join('')
    : parts.filter(Boolean).join(' ');
}
