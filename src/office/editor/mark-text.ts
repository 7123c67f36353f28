import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A piece of a text that should be looked at. Positions are in UTF-16 units. */
export interface TextMark {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** What it is, in words. */
  readonly label: string;
}
export type FindMarks = (text: string) => readonly TextMark[];

/** Marks pieces of the text in the editor while it is written; the document does not change. */
export const markText = (find: FindMarks): Extension =>
  Extension.create({
    name: 'markText',
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        state: {
          init: (_, { doc }) => decorate(doc, find),
          apply: ({ doc, docChanged }, before) => (docChanged ? decorate(doc, find) : before),
        },
        props: {
          decorations(state) {
            return this.getState(state);
          },
        },
      }),
    ],
  });

function decorate(doc: Node, find: FindMarks): DecorationSet {
  const found: Decoration[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    // A line break takes one position, and one letter here.
    for (const { from, to, label } of find(node.textBetween(0, node.content.size, '\n', '\n')))
      found.push(Decoration.inline(at + 1 + from, at + 1 + to, { class: 'office-mark', title: label }));
    return false;
  });
  return DecorationSet.create(doc, found);
}
