import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { RecordNote } from './record-notes.ts';
import { anchorOf, findAnchor, type TextAnchor } from './text-anchor.ts';

interface Block {
  /** Where it begins in the text, and in the document. */
  readonly start: number;
  readonly at: number;
  readonly text: string;
}

/** A document's text as anchors see it, its blocks on lines of their own. */
export function blocksOf(doc: Node): readonly Block[] {
  const blocks: Block[] = [];
  let start = 0;
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    // A line break, like any other leaf, takes one position, and one letter here.
    const text = node.textBetween(0, node.content.size, '\n', '\n');
    blocks.push({ start, at: at + 1, text });
    start += text.length + 1;
    return false;
  });
  return blocks;
}

export const textOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n');

/** Returns the document's position of a letter of the text. */
function positionOf(blocks: readonly Block[], offset: number): number {
  const block = blocks.findLast(({ start }) => start <= offset);
  return block ? block.at + Math.min(offset - block.start, block.text.length) : 0;
}

/** Returns the letter of the text at a position of the document; between two blocks it is the beginning of the second. */
function offsetOf(blocks: readonly Block[], position: number): number {
  const block = blocks.find(({ at, text }) => position <= at + text.length);
  return block ? block.start + Math.max(0, position - block.at) : textOf(blocks).length;
}

/** Describes what is selected in an editor; undefined where no word is. */
export function selectedAnchor({ doc, selection: { from, to } }: EditorState): TextAnchor | undefined {
  const blocks = blocksOf(doc);
  const span = { from: offsetOf(blocks, from), to: offsetOf(blocks, to) };
  const text = textOf(blocks);
  return text.slice(span.from, span.to).trim() === '' ? undefined : anchorOf(text, span);
}

interface Marked {
  readonly notes: readonly RecordNote[];
  readonly chosen: number | undefined;
}
const key = new PluginKey<DecorationSet>('notePlaces');

/** Marks the places of notes in an editor; the document does not change. While it is written in, they move with its words. */
export const notePlaces = Extension.create({
  name: 'notePlaces',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const marked: Marked | undefined = transaction.getMeta(key);
          return marked
            ? decorate(transaction.doc, marked)
            : before.map(transaction.mapping, transaction.doc);
        },
      },
      props: {
        decorations(state) {
          return this.getState(state);
        },
      },
    }),
  ],
});

/** Marks other notes than before. @returns those whose places are gone */
export function showNotes(view: EditorView, marked: Marked): number[] {
  view.dispatch(view.state.tr.setMeta(key, marked));
  const shown = new Set((key.getState(view.state)?.find() ?? []).map(({ spec }) => spec.note));
  return marked.notes.filter(({ note }) => !shown.has(note)).map(({ note }) => note);
}

function decorate(doc: Node, { notes, chosen }: Marked): DecorationSet {
  const blocks = blocksOf(doc);
  const text = textOf(blocks);
  const found = notes.flatMap((one) => {
    const span = findAnchor(text, one);
    if (!span) return [];
    const attributes = {
      class: one.note === chosen ? 'office-noted office-noted-chosen' : 'office-noted',
      'data-note-place': String(one.note),
    };
    const [from, to] = [positionOf(blocks, span.from), positionOf(blocks, span.to)];
    return Decoration.inline(from, to, attributes, { note: one.note });
  });
  return DecorationSet.create(doc, found);
}
