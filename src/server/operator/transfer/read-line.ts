import { z } from 'zod';
import { webAddress } from '#shared/collections/held-values.ts';
import { documentFromHtml } from '#shared/content/from-html.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { parseGel } from '#shared/money/tetri.ts';
import { filePath, plainText } from './field-shapes.ts';
import type { Link, Part, Plan } from './plan.ts';
import { TransferError } from './transfer-error.ts';

/** A line that cannot be kept; the message says why. */
export class BadLine extends TransferError {
  override readonly name = 'BadLine';
}

/** One record as the database takes it. Columns a line does not name are left as they are. */
export interface ReadRecord {
  readonly line: number;
  readonly plan: Plan;
  readonly id: number;
  readonly parent: number | undefined;
  readonly row: Record<string, unknown>;
  readonly links: readonly { readonly link: Link; readonly others: readonly number[] }[];
  readonly side: readonly { readonly table: string; readonly column: string; readonly value: number }[];
}

/** Keeps a picture or file that stands beside the import file and says where it is now. */
export type KeepFile = (path: string, kind: 'image' | 'file') => Promise<string>;

/** As large as a column of whole numbers takes. */
const integer = z.int32();
const reference = z.union(
  [integer.positive(), z.object({ id: integer.positive() }).transform(({ id }) => id)],
  'must be the id of a record',
);
const values = {
  integer,
  text: plainText,
  boolean: z.boolean(),
  instant: z.iso
    .datetime({ offset: true, error: 'is no moment like "2026-01-31T09:30:00Z"' })
    .refine((text) => text >= '0001', 'lies before the first year')
    .refine((text) => !/[+-](1[6-9]|2\d):\d\d$/.test(text), 'is farther from UTC than any place'),
  date: z.iso
    .date('is no date like "2026-01-31"')
    .refine((text) => text >= '0001', 'lies before the first year'),
  names: z.array(z.string()),
  json: z.json(),
} as const;
const money = z.string('is no amount like "12.50"').transform((text, context) => {
  const tetri = parseGel(text);
  if (tetri === undefined) context.addIssue('is no amount like "12.50"');
  return tetri;
});
const isPicture = /\.(webp|avif|png|jpe?g|gif)$/i;
const picture = z.union(
  [filePath, z.object({ url: filePath }).transform(({ url }) => url)],
  'must be the path of a file beside the import file',
);
const isWebAddress = (given: unknown): given is string => webAddress.safeParse(given).success;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What no shape says in words of its own. */
function sayIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return 'is empty';
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    default:
      return undefined;
  }
}

/** Reads one line's record into columns. @throws BadLine naming the field that is wrong. */
export async function readRecord(
  { line, plan, data }: { line: number; plan: Plan; data: Readonly<Record<string, unknown>> },
  keepFile: KeepFile,
): Promise<ReadRecord> {
  const id = check('id', values.integer.positive(), data.id);
  const row: Record<string, unknown> = {};
  const links: { link: Link; others: number[] }[] = [];
  const side: { table: string; column: string; value: number }[] = [];
  for (const [name, given] of Object.entries(data)) {
    if (name === 'collection') continue;
    const part = plan.parts.get(name);
    if (!part) throw new BadLine(`${plan.name} has no field „${name.slice(0, 60)}“`);
    if (part.kind === 'links')
      links.push({ link: part.link, others: check(name, z.array(reference), given ?? []) });
    else if (part.kind === 'side')
      side.push({ ...part, value: check(name, values.integer.nonnegative(), given ?? 0) });
    else Object.assign(row, await columnsOf(name, part, given, keepFile));
  }
  const above = plan.parent ? row[plan.parent === 'parent' ? 'parent_id' : plan.parent] : undefined;
  return { line, plan, id, row, links, side, parent: typeof above === 'number' ? above : undefined };
}

function check<Type>(name: string, shape: z.ZodType<Type>, given: unknown): Type {
  const found = shape.safeParse(given, { error: sayIssue });
  if (!found.success) throw new BadLine(`„${name}“: ${found.error.issues[0]?.message ?? 'wrong'}`);
  return found.data;
}

type ColumnPart = Exclude<Part, { kind: 'links' | 'side' }>;

async function columnsOf(
  name: string,
  part: ColumnPart,
  given: unknown,
  keepFile: KeepFile,
): Promise<Record<string, unknown>> {
  if (part.kind === 'derived') return {};
  const keep = async (field: string, path: unknown, kind?: 'image' | 'file'): Promise<string> => {
    const beside = check(field, picture, path);
    try {
      return await keepFile(beside, kind ?? (isPicture.test(beside) ? 'image' : 'file'));
    } catch (error) {
      throw error instanceof BadLine ? new BadLine(`„${field}“: ${error.message}`) : error;
    }
  };
  if (given === null && part.kind !== 'html') return { [part.column]: null };
  switch (part.kind) {
    case 'value':
      return { [part.column]: check<unknown>(name, part.shape ?? values[part.type], given) };
    case 'money':
      return { [part.column]: check(name, money, given) };
    case 'reference':
      return { [part.column]: check(name, reference, given) };
    case 'html':
      return htmlColumns(part.column, check(name, z.string(), given ?? ''));
    case 'ids':
      return { [part.column]: check(name, z.array(reference), given) };
    case 'image':
      return { [part.column]: await keep(name, given, 'image') };
    case 'file':
      return { [part.column]: isWebAddress(given) ? given : await keep(name, given, 'file') };
    case 'images': {
      const paths = check(name, z.array(z.unknown()), given);
      return { [part.column]: await Array.fromAsync(paths, (path) => keep(name, path, 'image')) };
    }
    case 'holder': {
      const shaped = check<unknown>(name, part.shape ?? z.unknown(), given);
      const held = { ...check(name, z.record(z.string(), z.json()), shaped) };
      // A video may be shown from where it is.
      for (const key of part.media)
        if (held[key] && !(key === 'url' && isWebAddress(held[key])))
          held[key] = await keep(`${name}.${key}`, held[key]);
      return { [part.column]: held };
    }
    case 'sections': {
      const sections = check(name, z.array(z.strictObject({ title: z.string(), body: z.string() })), given);
      return { [part.column]: sections.map(({ title, body }) => ({ title, body: safe(body) })) };
    }
  }
}

function htmlColumns(column: string, html: string): Record<string, unknown> {
  const document = documentFromHtml(html);
  return { [column]: document, [`${column}_html`]: renderHtml(document) };
}

const safe = (html: string): string => renderHtml(documentFromHtml(html));
