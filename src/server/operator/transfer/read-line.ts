import { z } from 'zod';
import { findCampaignFault } from '#shared/advertising/campaign-rules.ts';
import { documentFromHtml } from '#shared/content/from-html.ts';
import { renderHtml } from '#shared/content/render-html.ts';
import { parseGel } from '#shared/money/tetri.ts';
import { aliasOf } from '#shared/paths/alias.ts';
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

const reference = z.union([
  z.int().positive(),
  z.object({ id: z.int().positive() }).transform(({ id }) => id),
]);
const values = {
  integer: z.int(),
  text: z.string().refine((text) => !text.includes('\0'), 'holds a zero character'),
  boolean: z.boolean(),
  instant: z.iso.datetime({ offset: true }),
  date: z.iso.date(),
  names: z.array(z.string()),
  json: z.json(),
} as const;
const money = z.string().transform((text, context) => {
  const tetri = parseGel(text);
  if (tetri === undefined) context.addIssue('is no amount like "12.50"');
  return tetri;
});
const isPicture = /\.(webp|avif|png|jpe?g|gif)$/i;
const picture = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]);

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
    else if (part.kind === 'side') side.push({ ...part, value: check(name, values.integer, given ?? 0) });
    else Object.assign(row, await columnsOf(name, part, given, keepFile));
  }
  addDefaults(plan, row, data);
  const fault = plan.name === 'advertisement' ? findCampaignFault(row) : undefined;
  if (fault) throw new BadLine(fault);
  const above = plan.parent ? row[plan.parent === 'parent' ? 'parent_id' : plan.parent] : undefined;
  return { line, plan, id, row, links, side, parent: typeof above === 'number' ? above : undefined };
}

function check<Type>(name: string, shape: z.ZodType<Type>, given: unknown): Type {
  const found = shape.safeParse(given);
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
    case 'image':
    case 'file':
      return { [part.column]: await keepFile(check(name, picture, given), part.kind) };
    case 'images': {
      const paths = check(name, z.array(picture), given);
      return { [part.column]: await Array.fromAsync(paths, (path) => keepFile(path, 'image')) };
    }
    case 'holder': {
      const shaped = check<unknown>(name, part.shape ?? z.unknown(), given);
      const held = { ...check(name, z.record(z.string(), z.json()), shaped) };
      for (const key of part.media)
        if (held[key]) {
          const path = check(`${name}.${key}`, picture, held[key]);
          held[key] = await keepFile(path, isPicture.test(path) ? 'image' : 'file');
        }
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

/** What a line need not say: it is published, and its address comes from its title. */
function addDefaults(
  plan: Plan,
  row: Record<string, unknown>,
  data: Readonly<Record<string, unknown>>,
): void {
  const title = typeof row.title === 'string' ? row.title : '';
  if (plan.parts.has('alias') && row.alias === undefined && title) row.alias = aliasOf(title);
  if (plan.name === 'question') addQuestionDefaults(row, data, title);
  else if (plan.parts.has('status')) row.status ??= 'published';
  if (plan.name === 'comment') row.is_approved ??= true;
  if (plan.name === 'article' && (row.status === 'published' || row.status === 'scheduled'))
    row.published_at ??= new Date().toISOString();
  if (plan.name === 'articleblock' && Array.isArray(row.chosen) && row.chosen.length > 0)
    row.rule ??= 'chosen';
}

function addQuestionDefaults(
  row: Record<string, unknown>,
  data: Readonly<Record<string, unknown>>,
  title: string,
): void {
  if (row.slug === undefined && title) row.slug = aliasOf(title);
  if (row.status === 'published') delete row.status;
  if (row.status !== undefined) return;
  row.status = data.answer ? 'answered' : 'open';
  if (!data.answer) return;
  row.answered_at ??= row.asked_at ?? new Date().toISOString();
  row.is_private ??= false;
  row.published_at ??= row.answered_at;
}
