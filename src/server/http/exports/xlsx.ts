import { Readable } from 'node:stream';
import type {
  CellKind,
  ExportColumn,
  ExportLine,
  ExportTable,
} from '#shared/contracts/office/export-table.ts';

type Cell = string | number | boolean | Date | null;

/** Excel takes no longer text in a cell. */
const maxCellLength = 32_767;
/** Excel takes no longer name of a sheet, and none with these characters. */
const maxSheetName = 31;
const unsafeInSheetName = /[[\]*?:/\\]/g;

// Tbilisi is four hours ahead of UTC all year; a spreadsheet has no time zones.
const tbilisiAheadMs = 4 * 3_600_000;

const formats: Readonly<Partial<Record<CellKind, string>>> = {
  money: '#,##0.00',
  day: 'dd.mm.yyyy',
  instant: 'dd.mm.yyyy hh:mm',
};
const widths: Readonly<Record<CellKind, number>> = {
  text: 28,
  number: 12,
  money: 14,
  day: 12,
  instant: 17,
  boolean: 10,
  list: 20,
};

/**
 * Writes a table as a spreadsheet (XLSX) while its lines are read: numbers as numbers, days and moments of Tbilisi as dates. What
 * people wrote is text whatever it begins with: cells that hold text are never taken for formulas.
 */
export async function writeXlsx(table: ExportTable, parts: AsyncIterable<ExportLine[]>): Promise<Readable> {
  // 16 MB, which a portal without accountants does not spend.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const sheet = writeXlsxStream(rowsOf(table.columns, parts), {
    name: table.title.replace(unsafeInSheetName, ' ').slice(0, maxSheetName),
    freezePane: { rows: 1 },
    columns: table.columns.map(({ heading, kind = 'text' }) => ({
      header: heading,
      width: Math.max(widths[kind], Math.min(heading.length + 2, 40)),
      ...(formats[kind] ? { numFmt: formats[kind] } : {}),
    })),
  });
  return Readable.from(sheet, { objectMode: false });
}

async function* rowsOf(
  columns: readonly ExportColumn[],
  parts: AsyncIterable<ExportLine[]>,
): AsyncGenerator<Cell[]> {
  for await (const part of parts)
    for (const line of part) yield columns.map((column) => cellOf(column, line[column.name]));
}

/** What cannot be read as its column's kind stays a text. */
export function cellOf({ kind = 'text', words }: Omit<ExportColumn, 'heading'>, value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'list' && Array.isArray(value))
    return textCell(
      value.map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).join('; '),
    );
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (words?.[text] !== undefined) return words[text];
  switch (kind) {
    case 'number':
    case 'money':
      return Number.isFinite(Number(text)) ? Number(text) : textCell(text);
    case 'day':
      return dateCell(text, Date.parse(text));
    case 'instant':
      return dateCell(text, Date.parse(text) + tbilisiAheadMs);
    case 'boolean':
      return typeof value === 'boolean' ? value : textCell(text);
    default:
      return textCell(text);
  }
}

const dateCell = (text: string, time: number): Cell => (Number.isNaN(time) ? textCell(text) : new Date(time));
const textCell = (text: string): string => text.slice(0, maxCellLength);
