import { listMedia } from '#shared/contracts/office/media.ts';
import { callOffice } from '../data/office-calls.ts';

/** Finds a file of the library by its number; undefined where there is none. */
export async function findFile(id: number) {
  const { files } = await callOffice(listMedia, { search: String(id), limit: 1 });
  return files.find((file) => file.id === id);
}
