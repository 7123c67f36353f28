import { importText as text } from '#shared/language/ka/office/importing.ts';

/** A line of a file as an import sends it, or why it cannot be one. */
export interface FileLine {
  readonly line: number;
  readonly collection: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly problem?: string;
}

/** What a table needs to know of a field: `describe` says it. */
export interface FieldFacts {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly many: boolean;
}

/** Says why a file cannot be read at all; the message is for the person who chose it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON lines, the form of `npm run import`; a line may name a collection of its own. */
export function linesOfJson(content: string, collection: string): FileLine[] {
  return content
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((raw, at): FileLine[] => {
      if (raw.trim() === '') return [];
      const line = at + 1;
      try {
        const record: unknown = JSON.parse(raw);
        if (!isObject(record)) return [{ line, collection, record: {}, problem: text.noObject }];
        const named = record.collection;
        return [{ line, collection: typeof named === 'string' ? named : collection, record }];
      } catch {
        return [{ line, collection, record: {}, problem: text.noJson }];
      }
    });
}

/**
 * Reads the rows of a table. Its first row names fields, by their names or as an export calls them; what is empty is emptied.
 * @throws UnreadableFile where a column is no field, or one that stands there already
 */
export function linesOfTable(
  [headings = [], ...rows]: readonly (readonly unknown[])[],
  fields: readonly FieldFacts[],
  collection: string,
): FileLine[] {
  const columns = headings.map((heading) => columnOf(String(heading ?? '').trim(), fields));
  const unknown = columns.flatMap((column, at) => (column ? [] : [String(headings[at] ?? '')]));
  if (columns.length === 0 || unknown.length > 0)
    throw new UnreadableFile(unknown.length > 0 ? text.noColumn(unknown.join(', ')) : text.empty);
  const repeated = columns.flatMap((column, at) =>
    columns.indexOf(column) < at ? [String(headings[at])] : [],
  );
  if (repeated.length > 0) throw new UnreadableFile(text.repeatedColumn(repeated.join(', ')));
  return rows.flatMap((row, at): FileLine[] => {
    if (row.every(isEmptyCell)) return [];
    const line = { line: at + 2, collection };
    // A separator within a text that stands in no quotes: its cells would belong to other columns.
    if (!row.slice(columns.length).every(isEmptyCell))
      return [{ ...line, record: {}, problem: text.extraCell }];
    const entries = columns.flatMap((column, index): [string, unknown][] => {
      const value = column ? cellValue(column, row[index]) : null;
      // Without a number the record is a new one.
      return column && !(column.name === 'id' && value === null) ? [[column.name, value]] : [];
    });
    return [{ ...line, record: Object.fromEntries(entries) }];
  });
}

const isEmptyCell = (cell: unknown): boolean => cell === null || cell === undefined || cell === '';

const idColumn: FieldFacts = { name: 'id', label: '№', kind: 'integer', many: false };

function columnOf(heading: string, fields: readonly FieldFacts[]): FieldFacts | undefined {
  const all = [idColumn, ...fields];
  const byLabel = all.filter(({ label }) => label === heading);
  return all.find(({ name }) => name === heading) ?? (byLabel.length === 1 ? byLabel[0] : undefined);
}

// Tbilisi is four hours ahead of UTC all year; a spreadsheet has no time zones.
const tbilisiAheadMs = 4 * 3_600_000;
const yes = new Set(['true', '1', 'კი', 'დიახ']);
const no = new Set(['false', '0', 'არა']);

/** A cell as a line of JSON would say it. What cannot be read stays as it is, for the check to refuse. */
export function cellValue({ kind, many }: Pick<FieldFacts, 'kind' | 'many'>, cell: unknown): unknown {
  if (cell === null || cell === undefined) return null;
  if (cell instanceof Date)
    return kind === 'instant'
      ? new Date(cell.getTime() - tbilisiAheadMs).toISOString()
      : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell;
  // An export guards what a spreadsheet would take for a formula by a quote.
  const written = String(cell).replace(/^'(?=[=+\-@\t\r])/, '');
  if (written.trim() === '') return null;
  if (many) return listOf(kind, written);
  switch (kind) {
    case 'integer':
    case 'reference':
      return numberOr(written);
    case 'boolean':
      return yes.has(written.trim()) ? true : no.has(written.trim()) ? false : written;
    case 'money':
      return typeof cell === 'number' ? cell.toFixed(2) : written.trim().replace(',', '.');
    case 'date':
      return dayOf(written.trim()) ?? written;
    case 'instant':
      return momentOf(written.trim()) ?? written;
    case 'json':
      return parsed(written);
    default:
      return written;
  }
}

const numberOr = (written: string): number | string =>
  Number.isFinite(Number(written)) ? Number(written) : written;

function listOf(kind: string, written: string): unknown {
  if (written.startsWith('[')) return parsed(written);
  const parts = written
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return kind === 'references' ? parts.map(numberOr) : parts;
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

/** `31.01.2026` as people write it. */
function dayOf(written: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** `31.01.2026 09:30` in Tbilisi. */
function momentOf(written: string): string | undefined {
  const [, date = '', time = ''] = /^(\S+) (\d{1,2}:\d{2})$/.exec(written) ?? [];
  const day = dayOf(date);
  const at = day ? Date.parse(`${day}T${time.padStart(5, '0')}:00+04:00`) : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}
