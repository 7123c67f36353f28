import { lightbox } from '#shared/language/ka/reading/lightbox.ts';
import { sourcesText } from '#shared/language/ka/reading/sources.ts';
import { aliasOf } from '#shared/paths/alias.ts';
import {
  type Block,
  type Callout,
  type Image,
  type Inline,
  type ListItem,
  type Mark,
  plainTextOf,
  type RichDocument,
  type SourceNumber,
  type Table,
  type TableCell,
  type Video,
} from './document.ts';
import { sourceAnchor } from './headings.ts';
import { isSameMark, orderedMarks } from './inline-text.ts';
import { isExternal, safeImageSource, safeLink } from './safe-address.ts';

/**
 * Renders a document as safe HTML. Every text and attribute is escaped and every address checked, so that no document can run
 * scripts. Headings of level 2 and 3 get an id. Tiptap's static renderer is not used because it escapes no attributes, cannot
 * give unique ids, and splits a link that contains a bold word into three.
 */
export function renderHtml(document: RichDocument): string {
  return renderBlocks(document.content, new Set());
}

type UsedIds = Set<string>;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '');
const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined || value === '' ? '' : ` ${name}="${escapeHtml(String(value))}"`;

const renderBlocks = (blocks: readonly Block[], ids: UsedIds): string =>
  blocks.map((block) => renderBlock(block, ids)).join('');

function renderBlock(block: Block, ids: UsedIds): string {
  switch (block.type) {
    case 'paragraph':
      return block.content?.length ? `<p>${renderInline(block.content)}</p>` : '';
    case 'heading': {
      const tag = `h${block.attrs.level}`;
      const id = block.attrs.level < 4 ? attribute('id', uniqueId(plainTextOf(block), ids)) : '';
      return `<${tag}${id}>${renderInline(block.content ?? [])}</${tag}>`;
    }
    case 'bulletList':
      return `<ul>${block.content.map((item) => renderItem(item, ids)).join('')}</ul>`;
    case 'orderedList':
      return `<ol>${block.content.map((item) => renderItem(item, ids)).join('')}</ol>`;
    case 'blockquote':
      return `<blockquote>${renderBlocks(block.content, ids)}</blockquote>`;
    case 'callout':
      return renderCallout(block, ids);
    case 'table':
      return renderTable(block, ids);
    case 'image':
      return renderImage(block);
    case 'video':
      return renderVideo(block);
    case 'horizontalRule':
      return '<hr>';
    default:
      return block satisfies never;
  }
}

function uniqueId(text: string, ids: UsedIds): string {
  const base = aliasOf(text) || 'section';
  let id = base;
  for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
  ids.add(id);
  return id;
}

/** The first paragraph of a list item or cell has no `<p>`. */
function renderTight(content: readonly Block[], ids: UsedIds): string {
  const [first, ...rest] = content;
  if (first?.type !== 'paragraph') return renderBlocks(content, ids);
  return renderInline(first.content ?? []) + renderBlocks(rest, ids);
}

const renderItem = (item: ListItem, ids: UsedIds): string => `<li>${renderTight(item.content, ids)}</li>`;

function renderCallout({ attrs, content }: Callout, ids: UsedIds): string {
  const [first, ...rest] = content;
  const kind = attrs.kind === 'urgent' ? 'urgent' : 'note';
  if (first?.type !== 'paragraph')
    return `<aside data-callout="${kind}">${renderBlocks(content, ids)}</aside>`;
  const label = attribute('aria-label', plainTextOf(first));
  const title = `<p><strong>${renderInline(first.content ?? [])}</strong></p>`;
  return `<aside data-callout="${kind}"${label}>${title}${renderBlocks(rest, ids)}</aside>`;
}

/** Wide tables scroll within a region that is focusable and named by the table's header. */
function renderTable({ content }: Table, ids: UsedIds): string {
  const label = (content[0]?.content ?? []).map(plainTextOf).filter(Boolean).join(', ');
  const rows = content.map(
    (row, at) => `<tr>${row.content.map((cell) => renderCell(cell, at === 0, ids)).join('')}</tr>`,
  );
  return `<div data-table tabindex="0" role="region"${attribute('aria-label', label)}><table>${rows.join('')}</table></div>`;
}

function renderCell(cell: TableCell, isFirstRow: boolean, ids: UsedIds): string {
  const tag = cell.type === 'tableHeader' ? 'th' : 'td';
  const scope = cell.type === 'tableHeader' ? attribute('scope', isFirstRow ? 'col' : 'row') : '';
  const spans = attribute('colspan', cell.attrs?.colspan) + attribute('rowspan', cell.attrs?.rowspan);
  return `<${tag}${scope}${spans}>${renderTight(cell.content, ids)}</${tag}>`;
}

/** A picture links to itself: without script it opens alone, with script in the lightbox. */
function renderImage({ attrs }: Image): string {
  const src = safeImageSource(attrs.src);
  if (src === undefined) return '';
  const size = attribute('width', attrs.width) + attribute('height', attrs.height);
  const label = attrs.alt === '' ? attribute('aria-label', lightbox.open) : '';
  return `<a href="${escapeHtml(src)}" data-lightbox-open${label}><img src="${escapeHtml(src)}" alt="${escapeHtml(attrs.alt)}"${size} loading="lazy" decoding="async"></a>`;
}

/** A video waits for the reader: nothing of it is loaded before. */
function renderVideo({ attrs }: Video): string {
  const src = safeImageSource(attrs.src);
  if (src === undefined) return '';
  const size = attribute('width', attrs.width) + attribute('height', attrs.height);
  return `<video src="${escapeHtml(src)}" data-video controls preload="none"${attribute('aria-label', attrs.alt)}${size}></video>`;
}

function renderSourceNumber({ attrs: { number } }: SourceNumber): string {
  const label = attribute('aria-label', sourcesText.number(number));
  return `<sup><a href="#${sourceAnchor(number)}" data-source="${Number(number)}"${label}>[${Number(number)}]</a></sup>`;
}

/** Renders text with its marks; a mark shared by adjacent texts stays open. */
function renderInline(content: readonly Inline[]): string {
  const open: Mark[] = [];
  let html = '';
  const closeTo = (length: number): void => {
    while (open.length > length) html += closeTag(open.pop());
  };
  for (const node of content) {
    if (node.type === 'hardBreak') {
      html += '<br>';
      continue;
    }
    if (node.type === 'sourceNumber') {
      closeTo(0);
      html += renderSourceNumber(node);
      continue;
    }
    const marks = orderedMarks(node.marks ?? []).filter(
      (mark) => mark.type !== 'link' || safeLink(mark.attrs.href),
    );
    const same = marks.findIndex((mark, at) => open[at] === undefined || !isSameMark(mark, open[at]));
    closeTo(same < 0 ? marks.length : same);
    for (const mark of marks.slice(open.length)) {
      html += openTag(mark);
      open.push(mark);
    }
    html += escapeHtml(node.text);
  }
  closeTo(0);
  return html;
}

const tags = { bold: 'strong', italic: 'em', subscript: 'sub', superscript: 'sup', link: 'a' } as const;

function openTag(mark: Mark): string {
  if (mark.type !== 'link') return `<${tags[mark.type]}>`;
  const href = safeLink(mark.attrs.href) ?? '';
  return `<a href="${escapeHtml(href)}"${isExternal(href) ? ' rel="noopener"' : ''}>`;
}

const closeTag = (mark: Mark | undefined): string => (mark ? `</${tags[mark.type]}>` : '');
