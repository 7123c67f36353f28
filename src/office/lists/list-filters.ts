import { type Collection, recordFields } from '#shared/collections/collection.ts';
import type { Field } from '#shared/collections/fields.ts';
import { recordCollections } from '#shared/collections/registry.ts';

/** What a list is narrowed by, in the form that the call `list` asks (CONTRACT.md section 4). */
export type Find = Readonly<Record<string, unknown>>;

/** How a field is asked for: by one of its values, by records that it refers to, by yes or no, between two days or two numbers. */
export type FilterKind = 'choice' | 'reference' | 'boolean' | 'date' | 'instant' | 'integer';

/** A field of a collection by which its list can be narrowed. */
export interface FilterField {
  readonly name: string;
  /** What the call asks it by: of a reference the number of the record. */
  readonly path: string;
  readonly label: string;
  readonly kind: FilterKind;
  readonly options: readonly string[];
  /** The collection of the records that it refers to. */
  readonly of: string | null;
  /** Records without a value can be asked for. */
  readonly mayBeEmpty: boolean;
}

/** A narrowing as it stands in the address: `find.category=5`, `find.weight=1..10`. */
export interface ListFilter {
  readonly field: FilterField;
  readonly value: string;
}

const prefix = 'find.';
/** The value that asks for records without one. */
export const emptyFilter = 'none';

/** Lists the fields by which the list of a collection can be narrowed; its state has a choice of its own. */
export function filterFieldsOf(collection: Collection): FilterField[] {
  return Object.entries(recordFields(collection)).flatMap(([name, field]): FilterField[] => {
    const kind = name === 'id' || name === 'status' ? undefined : filterKindOf(field);
    if (!kind) return [];
    return [
      {
        ...{ name, path: field.kind === 'scalar' ? name : `${name}.id`, label: field.label, kind },
        options: field.kind === 'scalar' ? (field.options ?? []) : [],
        of: 'to' in field && field.to ? field.to : null,
        mayBeEmpty: field.kind === 'reference' || (field.kind === 'scalar' && field.nullable),
      },
    ];
  });
}

function filterKindOf(field: Field): FilterKind | undefined {
  switch (field.kind) {
    case 'reference':
      return isListed(field.to) ? 'reference' : undefined;
    case 'references':
      return field.through && isListed(field.to) ? 'reference' : undefined;
    case 'scalar':
      if (field.to) return isListed(field.to) ? 'reference' : undefined;
      if (field.type === 'text') return field.options ? 'choice' : undefined;
      return field.type;
    default:
      return undefined;
  }
}

const isListed = (name: string): boolean => recordCollections.some((one) => one.name === name);

/** Reads the filters of an address. What names no field, or no value that the field can have, is left out. */
export function readFilters(fields: readonly FilterField[], address: URLSearchParams): ListFilter[] {
  return [...address].flatMap(([name, value]): ListFilter[] => {
    const field = name.startsWith(prefix)
      ? fields.find((one) => one.name === name.slice(prefix.length))
      : undefined;
    return field && conditionOf(field, value) !== undefined ? [{ field, value }] : [];
  });
}

/** The address with a filter of a field in the place of the one before; an empty value takes it away. */
export function withFilter(address: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(address);
  if (value === '') next.delete(prefix + name);
  else next.set(prefix + name, value);
  next.delete('page');
  return next;
}

/** The filters as the call asks for them. */
export function findOf(filters: readonly ListFilter[]): Find | undefined {
  if (filters.length === 0) return undefined;
  return Object.fromEntries(filters.map(({ field, value }) => [field.path, conditionOf(field, value)]));
}

/** The ids that a filter of a reference names. */
export const idsOf = (value: string): number[] => value.split(',').filter(isId).map(Number);
const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text);

/** The two ends of a range; either may be open. */
export function endsOf(value: string): readonly [from: string, to: string] {
  const [from = '', to = ''] = value.split('..');
  return [from, to];
}

/** The value of a range between two ends; nothing where both are open. */
export const rangeOf = (from: string, to: string): string => (from || to ? `${from}..${to}` : '');

function conditionOf(field: FilterField, value: string): unknown {
  const { kind, options } = field;
  if (value === emptyFilter) return field.mayBeEmpty ? { $in: [null] } : undefined;
  switch (kind) {
    case 'choice': {
      const chosen = value.split(',').filter((one) => options.includes(one));
      return chosen.length > 0 ? { $in: chosen } : undefined;
    }
    case 'reference': {
      const ids = idsOf(value);
      return ids.length > 0 ? { $in: ids } : undefined;
    }
    case 'boolean':
      return value === 'yes' || value === 'no' ? value === 'yes' : undefined;
    case 'integer':
      return rangeCondition(value, (end) => (/^-?\d{1,12}$/.test(end) ? Number(end) : undefined));
    case 'date':
      return rangeCondition(value, (end) => (isDay(end) ? end : undefined));
    case 'instant':
      return rangeCondition(value, (end, isLast) =>
        isDay(end) ? `${end}T${isLast ? '23:59:59.999' : '00:00:00'}+04:00` : undefined,
      );
  }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

function rangeCondition(
  value: string,
  read: (end: string, isLast: boolean) => string | number | undefined,
): Find | undefined {
  const [from, to] = endsOf(value);
  const [least, most] = [read(from, false), read(to, true)];
  if (least === undefined && most === undefined) return undefined;
  return { ...(least === undefined ? {} : { $gte: least }), ...(most === undefined ? {} : { $lte: most }) };
}
