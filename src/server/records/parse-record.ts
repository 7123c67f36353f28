import type { JsonField } from '#shared/collections/field-kinds.ts';
import { type FieldFault, fault } from '#shared/collections/record-faults.ts';
import type { RichDocument } from '#shared/content/document.ts';
import { documentFromHtml } from '#shared/content/from-html.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { checkInput, type Row } from './record-rules.ts';
import { type CheckRecord, isFileBeside, isWebAddress } from './record-schema.ts';
import type { Link, RecordStorage, StoredField } from './record-storage.ts';

/** A parsed record is one as the database takes it. Columns it does not name are left as they are. */
export interface ParsedRecord {
  /** The line it came from; a refusal names it. */
  readonly line: number;
  readonly storage: RecordStorage;
  readonly id: number;
  /** The id of the record above it in its own collection. */
  readonly parent: number | undefined;
  readonly row: Row;
  readonly links: readonly { readonly link: Link; readonly others: readonly number[] }[];
  readonly side: readonly { readonly table: string; readonly column: string; readonly value: number }[];
  /** A field may have several faults; the first one counts. */
  readonly faults: readonly FieldFault[];
}

/** Stores a picture or file that a record names. @returns its media path. @throws FileRefused */
export type StoreFile = (path: string, kind: 'image' | 'file') => Promise<string>;

/** Says that a file cannot be stored; the message is written for the operator. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

/** Says that a file is neither beside the import file nor stored. */
export class FileMissing extends FileRefused {}

interface ParseOptions {
  readonly line: number;
  readonly storage: RecordStorage;
  readonly check: CheckRecord;
  readonly input: Readonly<Row>;
  readonly storeFile: StoreFile;
}

/** Parses the input of a record into columns. Its files are stored when nothing else is wrong with it. */
export async function parseRecord({
  line,
  storage,
  check,
  input,
  storeFile,
}: ParseOptions): Promise<ParsedRecord> {
  const { values, faults } = check(input);
  const parsed = emptyColumns();
  const found = [...checkInput(storage, input), ...faults];
  for (const [name, value] of Object.entries(values)) {
    const stored = storage.fields.get(name);
    if (stored) await parseField(parsed, stored, value, found.length > 0 ? skipFile : storeFile);
  }
  const { parent } = storage;
  const above = parent?.place.kind === 'column' ? parsed.row[parent.place.column] : undefined;
  return {
    ...parsed,
    line,
    storage,
    id: typeof values.id === 'number' ? values.id : 0,
    parent: typeof above === 'number' ? above : undefined,
    faults: [...found, ...parsed.faults],
  };
}

const emptyColumns = () => ({
  row: {} as Row,
  links: [] as { link: Link; others: number[] }[],
  side: [] as { table: string; column: string; value: number }[],
  faults: [] as FieldFault[],
});
type Columns = ReturnType<typeof emptyColumns>;

const skipFile: StoreFile = async (path) => path;
const isPicture = /\.(webp|avif|png|jpe?g|gif)$/i;

async function parseField(
  parsed: Columns,
  { name, field, place }: StoredField,
  value: unknown,
  storeFile: StoreFile,
): Promise<void> {
  if (place.kind === 'links') return void parsed.links.push({ link: place.link, others: value as number[] });
  if (place.kind === 'side') return void parsed.side.push({ ...place, value: Number(value ?? 0) });
  const store = async (path: string, kind: 'image' | 'file', at = name): Promise<string> => {
    try {
      return await storeFile(path, kind);
    } catch (error) {
      // A partner's offer is worth reading without its picture, which its feed brings again.
      if (error instanceof FileMissing && field.kind === 'json' && field.unwrap) return path;
      if (!(error instanceof FileRefused)) throw error;
      parsed.faults.push(fault(at, 'file_refused', { message: error.message }));
      return path;
    }
  };
  const set = (columns: Row) => void Object.assign(parsed.row, columns);
  if (value === null) return set({ [place.column]: null });
  switch (field.kind) {
    case 'html':
      return set(parseBody(parsed, name, value, field.required === true));
    case 'image':
      return set({ [place.column]: await store(value as string, 'image') });
    case 'images':
      return set({
        [place.column]: await Array.fromAsync(value as string[], (path) => store(path, 'image')),
      });
    case 'file':
      return set({ [place.column]: isWebAddress(value) ? value : await store(value as string, 'file') });
    case 'json': {
      const cleaned = cleanHtml(field, value);
      const storeFiles = (entry: unknown) =>
        storeMedia(field, entry, async (key, path) => {
          const at = `${name}.${key}`;
          // A video may be shown from where it is.
          if (key === 'url' && isWebAddress(path)) return path;
          // A smaller size is stored with its picture.
          if (String(path).startsWith('_thumb/')) return path;
          if (isFileBeside(path)) return store(path, isPicture.test(path) ? 'image' : 'file', at);
          parsed.faults.push(fault(at, 'file'));
          return path;
        });
      const entries = field.unwrap && (cleaned as Record<string, unknown[]>)[field.unwrap];
      return set({
        [place.column]: entries ? await Array.fromAsync(entries, storeFiles) : await storeFiles(cleaned),
      });
    }
    default:
      return set({ [place.column]: value });
  }
}

function parseBody(parsed: Columns, name: string, value: unknown, isRequired: boolean): Row {
  const document = typeof value === 'string' ? documentFromHtml(value) : (value as RichDocument);
  const html = renderHtml(document);
  if (isRequired && html.replace(/<(?!img)[^>]*>|\s/g, '') === '') parsed.faults.push(fault(name, 'empty'));
  return { [name]: document, [`${name}_html`]: html };
}

function cleanHtml({ html }: JsonField, value: unknown): unknown {
  if (!html || !Array.isArray(value)) return value;
  return value.map((entry: Row) => ({
    ...entry,
    ...Object.fromEntries(html.map((key) => [key, renderHtml(documentFromHtml(String(entry[key])))])),
  }));
}

async function storeMedia(
  { media }: JsonField,
  value: unknown,
  store: (key: string, path: unknown) => Promise<unknown>,
): Promise<unknown> {
  if (!media) return value;
  const copy: Row = { ...(value as Row) };
  for (const key of media) {
    const path = copy[key];
    const isRecord = typeof path === 'object' && path !== null && 'url' in path;
    if (path) copy[key] = await store(key, isRecord ? path.url : path);
  }
  return copy;
}
