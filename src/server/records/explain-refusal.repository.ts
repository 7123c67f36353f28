import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import {
  type FaultCode,
  type FaultFacts,
  type FieldFault,
  fault,
} from '#shared/collections/record-faults.ts';
import { formatGel } from '#shared/money/tetri.ts';

/** A refusal is the error with which the database rejects a row. */
export interface Refusal extends Error {
  readonly code: string;
  readonly column?: string;
  readonly constraint?: string;
}

/** The refused thing is a record, or the links that one of its fields makes. */
export interface Refused {
  readonly noun: string;
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly fieldOf: (column: string) => RefusedField;
  /** Triggers look for the record above by this column. */
  readonly above: string;
}
export interface RefusedField {
  readonly name: string;
  readonly isMoney: boolean;
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Says which fields the database refused, and why. */
export async function explainRefusal(
  db: Database,
  refusal: Refusal,
  refused: Refused,
): Promise<FieldFault[]> {
  const { noun, row, fieldOf, above } = refused;
  const { columns, definition } = await findConstraint(db, refused.table, refusal.constraint);
  const namesOf = (some: readonly string[]) => [...new Set(some.map((column) => fieldOf(column).name))];
  const together = (some: readonly string[], code: FaultCode, facts: FaultFacts = {}): FieldFault[] => {
    const fields = namesOf(some);
    return [fault(fields[0] ?? '', code, fields.length > 1 ? { ...facts, fields } : facts)];
  };
  switch (refusal.code) {
    case '23502':
      return together([refusal.column ?? ''], 'required');
    case 'P0002':
      return together([above], (row[above] ?? undefined) === undefined ? 'required' : 'no_such_record');
    case '23503':
      return together(columns, 'no_such_record');
    case '23505':
      return together(columns, 'taken', { collection: noun });
    case '23514': {
      const others = columns.filter((column) => column !== 'id');
      if (namesOf(others).length > 1) return together(others, 'do_not_fit');
      if (columns.length > 1) return together(others, 'itself');
      const [column] = columns;
      if (column) return [whyNot(definition, fieldOf(column))];
      return [fault(fieldOf(above).name, raisedBy(refusal), { message: refusal.message })];
    }
    case '22P02':
    case '22P05': {
      const bad = Object.keys(row).filter((column) => isNoText(row[column]));
      return namesOf(bad).map((name) => fault(name, 'bad_text'));
    }
    default:
      return [fault('', 'refused', { message: `cannot be kept: ${refusal.message}` })];
  }
}

/** Some triggers refuse with a message of their own (migrations 0001 and 0005). */
function raisedBy({ message }: Refusal): FaultCode {
  if (message.includes('third level')) return 'third_level';
  return message.includes('of another article') ? 'other_article' : 'refused';
}

/** JSON spells a zero character and half of a surrogate pair like this. */
const isNoText = (value: unknown): boolean => /\\u(0000|d[89a-f])/.test(JSON.stringify(value) ?? '');

/** Reads the check of one column, as PostgreSQL prints it, as a fault. */
function whyNot(definition: string, { name, isMoney }: RefusedField): FieldFault {
  const options = [...definition.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text);
  if (/= (ANY|')/.test(definition)) return fault(name, 'not_an_option', { options });
  const spell = (bound: string) => (isMoney ? formatGel(Number(bound)) : bound);
  const [, least, most] = />= (\d+)\).* <= (\d+)\)/.exec(definition) ?? [];
  return least && most
    ? fault(name, 'out_of_range', { min: spell(least), max: spell(most) })
    : fault(name, 'bad_form');
}

/** Finds the columns of a constraint or an index, and the condition of a check. */
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
