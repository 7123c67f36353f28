import { writeCount } from '#shared/language/ka/office/figures.ts';
import { importText as text } from '#shared/language/ka/office/importing.ts';
import { type FieldFacts, type FileLine, linesOfJson, linesOfTable, UnreadableFile } from './read-lines.ts';

const maxBytes = 25 * 1024 * 1024;
const maxLines = 20_000;

/** Reads a chosen file into lines, by the ending of its name. @throws UnreadableFile */
export async function readFile(
  file: File,
  fields: readonly FieldFacts[],
  collection: string,
): Promise<FileLine[]> {
  if (file.size > maxBytes) throw new UnreadableFile(text.tooLarge);
  const lines = await readBy(file, fields, collection).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(text.unreadable);
  });
  if (lines.length === 0) throw new UnreadableFile(text.empty);
  if (lines.length > maxLines) throw new UnreadableFile(text.tooMany(writeCount(maxLines)));
  return lines;
}

async function readBy(file: File, fields: readonly FieldFacts[], collection: string): Promise<FileLine[]> {
  switch (file.name.split('.').at(-1)?.toLowerCase()) {
    case 'jsonl':
    case 'ndjson':
    case 'json':
      return linesOfJson(await file.text(), collection);
    case 'csv': {
      const { parseCsv } = await import('hucre/csv');
      return linesOfTable(parseCsv(await file.text()), fields, collection);
    }
    case 'xlsx': {
      const { readXlsx } = await import('hucre/xlsx');
      const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
      return linesOfTable(sheets[0]?.rows ?? [], fields, collection);
    }
    default:
      throw new UnreadableFile(text.unreadable);
  }
}
