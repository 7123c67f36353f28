import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { formatGel } from '#shared/money/tetri.ts';

/** What the database says of a row it does not take. */
export interface Refusal extends Error {
  readonly code: string;
  readonly column?: string;
  readonly constraint?: string;
}

/** What was refused: a record, or the links that one of its fields makes. */
export interface Refused {
  readonly noun: string;
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly fieldOf: (column: string) => Field;
  /** The field by which triggers look for the record above. */
  readonly above: string;
}
export interface Field {
  readonly name: string;
  readonly isMoney: boolean;
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Says to a person which field is wrong and how. */
export async function explainRefusal(db: Database, refusal: Refusal, refused: Refused): Promise<string> {
  const { noun, row, fieldOf, above } = refused;
  const { columns, definition } = await findConstraint(db, refused.table, refusal.constraint);
  const say = (names: readonly string[], what: string) =>
    `${names.map((name) => `„${name}“`).join(' and ')}: ${what}`;
  const namesOf = (some: readonly string[]) => [...new Set(some.map((column) => fieldOf(column).name))];
  switch (refusal.code) {
    case '23502':
      return say(namesOf([refusal.column ?? '']), 'is missing');
    case 'P0002':
      return say(namesOf([above]), isGiven(row[above]) ? noSuchRecord : 'is missing');
    case '23503':
      return say(namesOf(columns), noSuchRecord);
    case '23505':
      return say(namesOf(columns), `another ${noun} has it already`);
    case '23514': {
      const names = namesOf(columns.filter((column) => column !== 'id'));
      if (names.length > 1) return say(names, 'do not go together');
      if (columns.length > 1) return say(names, 'points to the record itself');
      const [column] = columns;
      return column ? say(names, whyNot(definition, fieldOf(column).isMoney)) : refusal.message;
    }
    case '22P02':
    case '22P05':
      return say(
        namesOf(Object.keys(row).filter((column) => isNoText(row[column]))),
        'holds a sign that no text can hold',
      );
    default:
      return `cannot be kept: ${refusal.message}`;
  }
}

export const noSuchRecord = 'points to a record that is not there';
const isGiven = (value: unknown): boolean => value !== null && value !== undefined;
/** A zero character or half of a sign, as JSON spells them. */
const isNoText = (value: unknown): boolean => /\\u(0000|d[89a-f])/.test(JSON.stringify(value) ?? '');

/** The condition of one column, as PostgreSQL writes it down, in words. */
function whyNot(definition: string, isMoney: boolean): string {
  const allowed = [...definition.matchAll(/'([^']*)'::text/g)].map(([, text]) => text);
  if (/= (ANY|')/.test(definition)) return `must be one of ${allowed.join(', ')}`;
  const spell = (bound: string) => (isMoney ? formatGel(Number(bound)) : bound);
  const [, least, most] = />= (\d+)\).* <= (\d+)\)/.exec(definition) ?? [];
  return least && most ? `must be from ${spell(least)} to ${spell(most)}` : 'is not of the form it must have';
}

/** The columns a constraint or an index is on, and the condition of a check. */
async function findConstraint(
  db: Database,
  table: string,
  name: string | undefined,
): Promise<{ columns: readonly string[]; definition: string }> {
  if (!name) return { columns: [], definition: '' };
  const { rows } = await sql<{ column: string; definition: string | null }>`
    select a.attname as column, pg_get_constraintdef(c.oid) as definition
    from pg_attribute a
    left join pg_constraint c on c.conrelid = a.attrelid and c.conname = ${name}
    left join pg_index i on i.indrelid = a.attrelid and i.indexrelid = to_regclass(quote_ident(${name}))
    where a.attrelid = to_regclass(quote_ident(${table})) and a.attnum = any(coalesce(c.conkey, i.indkey::smallint[]))
    order by a.attnum`.execute(db);
  return { columns: rows.map(({ column }) => column), definition: rows[0]?.definition ?? '' };
}
