import { createContext } from 'react';
import type { AnswerOf } from '#shared/contracts/call.ts';
import type { listNotes } from '#shared/contracts/office/notes.ts';
import type { TextAnchor } from './text-anchor.ts';

export type RecordNote = AnswerOf<typeof listNotes>['notes'][number];

/** The notes at places of the texts of the record that is open. */
export interface RecordNotes {
  /** The notes that are not done. */
  readonly open: readonly RecordNote[];
  /** The note whose place stands out. */
  readonly chosen: number | undefined;
  readonly choose: (note: number) => void;
  /** Begins a note at a place of a text; absent for who may write none. */
  readonly begin: ((field: string, text: string, place: TextAnchor | undefined) => void) | undefined;
  /** Told by a text, whose editor alone knows it: which of its notes have no place any more. */
  readonly reportLost: (field: string, notes: readonly number[]) => void;
}

/** Absent where texts have no notes. */
export const RecordNotesContext = createContext<RecordNotes | undefined>(undefined);
