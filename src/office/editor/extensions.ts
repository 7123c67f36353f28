import { Extension, type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import { proseExtensions } from '#web/components/forms/editor/prose-extensions.ts';

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
    return { ...this.parent?.(), media: plain, decorative: plain, width: plain, height: plain };
  },
  renderHTML: ({ node }) => [
    'div',
    { class: 'office-image', 'data-media': node.attrs.media },
    `${node.attrs.media ?? node.attrs.src ?? ''} ${node.attrs.alt ?? ''}`,
  ],
});

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
  renderHTML: ({ node }) => [
    'div',
    { class: 'office-image', 'data-video': node.attrs.media ?? node.attrs.src },
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
