import type { Seal } from '#server/adapters/sealing/seal.ts';

/** Where an attachment belongs. */
interface Place {
  readonly question_id: number;
  readonly number: number;
}

export type AttachmentSeal = ReturnType<typeof createAttachmentSeal>;

/** Seals names and contents of attachments, each for its question and number: one that was moved is not opened. */
export function createAttachmentSeal(seal: Seal) {
  const placeOf = ({ question_id, number }: Place, part: 'name' | 'content'): string =>
    `question ${question_id} attachment ${number} ${part}`;

  const close = (place: Place, { name, content }: { name: string; content: Uint8Array }) => ({
    name: seal.closeFile(Buffer.from(name), placeOf(place, 'name')),
    content: seal.closeFile(content, placeOf(place, 'content')),
    sealed_by: seal.keyId,
  });

  /** @throws when it was sealed for another place or with an unknown key */
  const openName = (row: Place & { name: Uint8Array; sealed_by: string }): string =>
    seal.openFile(row.name, placeOf(row, 'name'), row.sealed_by).toString();

  /** @throws as `openName` */
  const openContent = (row: Place & { content: Uint8Array; sealed_by: string }): Buffer =>
    seal.openFile(row.content, placeOf(row, 'content'), row.sealed_by);

  return { close, openName, openContent, keyId: seal.keyId };
}
