import type { Pieces } from '#shared/contracts/pages.ts';

/** What a page says once its pieces are sent one after the other. */
export const textOfPieces = (pieces: Pieces): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece))).join('');
