import type { Editor } from '@tiptap/core';
import { createContext } from 'react';
import type { Source } from '#shared/collections/article.ts';

/** The new places of sources by their places before, from 1; a source that is gone has none. */
export type SourceMoves = ReadonlyMap<number, number>;

/** The sources of the record that is open. Texts that number them hear when they move. */
export interface RecordSources {
  readonly sources: readonly Source[];
  readonly move: (moves: SourceMoves) => void;
  readonly onMove: (listener: (moves: SourceMoves) => void) => () => void;
}

/** Absent where records have no sources. */
export const RecordSourcesContext = createContext<RecordSources | undefined>(undefined);

/** Tells all texts of a record that its sources have moved. */
export function createSourceMoves(): Pick<RecordSources, 'move' | 'onMove'> {
  const listeners = new Set<(moves: SourceMoves) => void>();
  return {
    move: (moves) => {
      for (const listener of listeners) listener(moves);
    },
    onMove: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Gives every source number of a text its new place, and takes those away whose source is gone. */
export function renumberSources(editor: Editor, moves: SourceMoves): void {
  const { tr } = editor.state;
  editor.state.doc.descendants((node, at) => {
    if (node.type.name !== 'sourceNumber') return;
    const number = moves.get(Number(node.attrs.number));
    const place = tr.mapping.map(at);
    if (number === undefined) tr.delete(place, place + node.nodeSize);
    else if (number !== node.attrs.number) tr.setNodeMarkup(place, undefined, { number });
  });
  if (tr.docChanged) editor.view.dispatch(tr);
}
