import {
  type Block,
  type Inline,
  type List,
  type ListItem,
  type Mark,
  maxNodes,
  type Paragraph,
  type RichDocument,
  type Table,
  type TableCell,
  type TableRow,
} from './document.ts';
import { isSameMark, orderedMarks, tidyInline } from './inline-text.ts';

type TextBlock = { readonly type: 'paragraph' } | { readonly type: 'heading'; readonly level: 2 | 3 | 4 };
type Child = Block | ListItem | TableRow | TableCell;
type Named<Type extends Child> = Omit<Type, 'content'>;
export type Container =
  | Named<List>
  | Named<ListItem>
  | Named<Table>
  | Named<TableRow>
  | Named<TableCell>
  | { readonly type: 'blockquote' }
  | { readonly type: 'callout'; readonly attrs: { readonly kind: 'urgent' | 'note' } };
interface Frame {
  readonly node: Container;
  readonly content: Child[];
}

const isList = (node: Container): boolean => node.type === 'bulletList' || node.type === 'orderedList';
const isCell = (node: Container): boolean => node.type === 'tableCell' || node.type === 'tableHeader';
const parents: Readonly<Partial<Record<Container['type'], Container['type']>>> = {
  tableRow: 'table',
  tableCell: 'tableRow',
  tableHeader: 'tableRow',
};

/** Builds a valid document in reading order, from the outside in, whatever sequence of calls it gets. */
export class DocumentBuilder {
  readonly #top: Block[] = [];
  readonly #frames: Frame[] = [];
  readonly #marks: Mark[] = [];
  #text: TextBlock | undefined;
  #inline: Inline[] = [];
  #nodes = 0;

  get depth(): number {
    return this.#frames.length;
  }

  startText(block: TextBlock): void {
    this.endText();
    this.#text = block;
  }

  addText(raw: string): void {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters have no place in a text
    const text = raw.replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '').replace(/[\t\n\v\f\r ]+/g, ' ');
    if (text === '' || (text === ' ' && this.#inline.length === 0) || !this.#afford()) return;
    const marks = orderedMarks(this.#marks);
    this.#inline.push(marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text });
  }

  addBreak(): void {
    if (this.#inline.length > 0 && this.#afford()) this.#inline.push({ type: 'hardBreak' });
  }

  addSourceNumber(number: number): void {
    if (this.#afford()) this.#inline.push({ type: 'sourceNumber', attrs: { number } });
  }

  startMark(mark: Mark): void {
    this.#marks.push(mark);
  }

  endMark(mark: Mark): void {
    const at = this.#marks.findLastIndex((one) => isSameMark(one, mark));
    if (at >= 0) this.#marks.splice(at, 1);
  }

  addBlock(block: Block): void {
    const text = this.#text;
    this.endText();
    if (this.#afford()) this.#append(block);
    this.#text = text;
  }

  /** Ends the open paragraph or heading; an empty one is dropped. */
  endText(): void {
    const content = tidyInline(this.#inline);
    const block = this.#text ?? { type: 'paragraph' };
    this.#inline = [];
    this.#text = undefined;
    if (content.length === 0 || !this.#afford()) return;
    if (block.type === 'heading') this.#append({ type: 'heading', attrs: { level: block.level }, content });
    else this.#append({ type: 'paragraph', content });
  }

  /** Separates the following text from the current one; an empty heading continues. */
  partText(): void {
    if (this.#inline.length > 0) this.endText();
  }

  /** Opens a container. @returns false if it is not allowed there and was not opened */
  startContainer(node: Container): boolean {
    const above = this.#frames.at(-1)?.node;
    const parent = parents[node.type];
    if (parent ? above?.type !== parent : node.type === 'listItem' && !(above && isList(above))) return false;
    if (node.type === 'table' && this.#frames.some((frame) => isCell(frame.node))) return false;
    this.endText();
    this.#frames.push({ node, content: [] });
    return true;
  }

  endContainer(): void {
    this.endText();
    const frame = this.#frames.pop();
    if (!frame || frame.content.length === 0 || !this.#afford()) {
      if (frame && isCell(frame.node)) this.#append(closed({ ...frame, content: [{ type: 'paragraph' }] }));
      return;
    }
    this.#append(closed(frame));
  }

  finish(): RichDocument {
    this.endText();
    while (this.#frames.length > 0) this.endContainer();
    return { type: 'doc', content: this.#top };
  }

  #afford(): boolean {
    this.#nodes += 1;
    // Half of the limit, because an empty paragraph may be added before an item's content.
    return this.#nodes < maxNodes / 2;
  }

  #append(child: Child): void {
    const frame = this.#frames.findLast(({ node }) => accepts(node, child));
    if (!frame) {
      this.#top.push(child as Block);
      return;
    }
    // Content of a list outside of its items joins the previous item, or becomes one.
    if (!isList(frame.node) || child.type === 'listItem') frame.content.push(child);
    else frame.content.push(asItem([...takeLastItem(frame), child as Block]));
  }
}

/** Text between rows and cells of a table is moved before the table. */
function accepts(node: Container, child: Child): boolean {
  if (node.type === 'table') return child.type === 'tableRow';
  if (node.type === 'tableRow') return child.type === 'tableCell' || child.type === 'tableHeader';
  return true;
}

function takeLastItem(frame: Frame): readonly Block[] {
  const last = frame.content.pop();
  return last?.type === 'listItem' ? last.content : [];
}

/** An item starts with a paragraph: a heading becomes one, and otherwise an empty one is added. */
function asItem(content: readonly Block[]): ListItem {
  const [first, ...rest] = content;
  if (first?.type === 'paragraph') return { type: 'listItem', content };
  if (first?.type === 'heading') {
    const paragraph: Paragraph = { type: 'paragraph', content: first.content ?? [] };
    return { type: 'listItem', content: [paragraph, ...rest] };
  }
  return { type: 'listItem', content: [{ type: 'paragraph' }, ...content] };
}

function closed({ node, content }: Frame): Child {
  if (node.type === 'listItem') return asItem(content as Block[]);
  if (node.type === 'callout') return { ...node, content: withPlainTitle(content as Block[]) };
  return { ...node, content } as Child;
}

/** A callout's title is always rendered bold, so bold marks in it are dropped. */
function withPlainTitle([first, ...rest]: readonly Block[]): Block[] {
  if (first?.type !== 'paragraph' || !first.content) return first ? [first, ...rest] : rest;
  const plain = first.content.map((node): Inline => {
    if (node.type !== 'text' || !node.marks) return node;
    const { marks, ...text } = node;
    const others = marks.filter((mark) => mark.type !== 'bold');
    return others.length > 0 ? { ...text, marks: others } : text;
  });
  return [{ type: 'paragraph', content: tidyInline(plain) }, ...rest];
}
