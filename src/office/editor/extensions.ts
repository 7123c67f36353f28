import { Extension, type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import { proseExtensions } from '#web/components/forms/editor/prose-extensions.ts';
import { showImage } from './show-image.ts';

/** A box beside the text; `urgent` is for signs that call for 112. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element) => element.getAttribute('data-callout'),
      renderHTML: ({ kind }) => ({ 'data-callout': kind }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes), 0],
});

/** An image by its number in the media library, or, where it lies elsewhere, by its address. */
const MediaImage = Image.extend({
  addAttributes() {
    return {
      ...{ src: plain, alt: plain, title: plain, width: plain, height: plain },
      ...{ media: plain, decorative: plain },
    };
  },
  addInputRules: () => [],
  parseHTML: () => [{ tag: 'div[data-image]', getAttrs: (element) => readAttributes(element, 'data-image') }],
  renderHTML: ({ node }) => [
    'div',
    { class: 'office-image', 'data-image': JSON.stringify(node.attrs) },
    `${node.attrs.alt ?? ''}`,
  ],
  addNodeView:
    () =>
    ({ node }) => ({ dom: showImage(node.attrs) }),
});

/** What an image or a video says of itself on the clipboard. */
function readAttributes(element: HTMLElement, name: string): Record<string, unknown> | false {
  try {
    const attributes: unknown = JSON.parse(element.getAttribute(name) ?? '');
    return typeof attributes === 'object' && attributes !== null && { ...attributes };
  } catch {
    return false;
  }
}

const plain = { default: null, renderHTML: () => ({}) };

/** A video by its number in the media library, or, where it lies elsewhere, by its address. */
const MediaVideo = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    ...{ src: plain, alt: plain, media: plain, decorative: plain, width: plain, height: plain },
  }),
  parseHTML: () => [{ tag: 'div[data-video]', getAttrs: (element) => readAttributes(element, 'data-video') }],
  renderHTML: ({ node }) => [
    'div',
    { class: 'office-image', 'data-video': JSON.stringify(node.attrs) },
    `▶ ${node.attrs.alt ?? ''}`,
  ],
});

/** Refers to a source of the record by its place among them. */
const SourceNumber = Node.create({
  name: 'sourceNumber',
  group: 'inline',
  inline: true,
  atom: true,
  marks: '',
  addAttributes: () => ({
    number: {
      default: 1,
      parseHTML: (element) => Number(element.getAttribute('data-source')),
      renderHTML: ({ number }) => ({ 'data-source': number }),
    },
  }),
  parseHTML: () => [{ tag: 'sup[data-source]' }, { tag: 'a[data-source]', priority: 100 }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'sup',
    mergeAttributes(HTMLAttributes, { class: 'office-source' }),
    `[${node.attrs.number}]`,
  ],
});

/** Lets a link know the record it leads to, as „article:12“. */
const linkedRecord = Extension.create({
  name: 'linkedRecord',
  addGlobalAttributes: () => [
    {
      types: ['link'],
      attributes: {
        record: {
          default: null,
          parseHTML: (element) => element.getAttribute('data-record'),
          renderHTML: ({ record }) => (record ? { 'data-record': record } : {}),
        },
      },
    },
  ],
});

/** What a text of the office is made of, and nothing else: prose, and what records have beside it. */
export const extensions: Extensions = [
  ...proseExtensions,
  linkedRecord,
  TableKit.configure({ table: { resizable: false } }),
  Subscript,
  Superscript,
  Callout,
  MediaImage,
  MediaVideo,
  SourceNumber,
];
