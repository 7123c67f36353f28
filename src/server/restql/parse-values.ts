import type { Collection } from '#shared/collections/collection.ts';
import type { Field, ScalarType } from '#shared/collections/fields.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as account } from '#shared/language/ka/accounts.ts';
import { restqlMessages as say } from '#shared/language/ka/restql.ts';

/** Who asks. Rights beyond the public's come with the account. */
export interface Viewer {
  readonly isStaff: boolean;
  readonly accountId?: number | undefined;
  /** Whether the records asked for are the viewer's own. */
  readonly isOwner?: boolean;
}
export const visitor: Viewer = { isStaff: false };

export type Scalar = number | string | boolean;

export function reject(message: string): never {
  throw new Problem('bad_input', { message, code: 'bad_query' });
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field of that name the viewer may know of. Names like `__proto__` or `constructor` are no fields. */
export function ownField(collection: Collection, name: string, viewer: Viewer): Field | undefined {
  const field = Object.hasOwn(collection.fields, name) ? collection.fields[name] : undefined;
  return field && (field.readers === 'signed_in' || mayRead(field, viewer)) ? field : undefined;
}

export function mayRead({ readers }: Field, viewer: Viewer): boolean {
  if (viewer.isStaff || readers === 'public') return true;
  return readers === 'signed_in' ? viewer.accountId !== undefined : readers === 'owner' && !!viewer.isOwner;
}

/** What is kept from guests is asked for with an account. */
export function refuseGuest(): never {
  throw new Problem('unauthenticated', { message: account.unauthenticated, code: 'unauthenticated' });
}

export function boundedInteger(
  place: string,
  value: unknown,
  bounds: { from: number; to: number; otherwise: number },
): number {
  if (value === undefined) return bounds.otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value))
    reject(say.wrongType(place, say.expected.integer));
  if (value < bounds.from || value > bounds.to) reject(say.outOfRange(place, bounds.from, bounds.to));
  return value;
}

/** A value of the field's type as the database takes it. Text with a zero character cannot be stored, so it is no text. */
export function scalarOf(type: ScalarType, value: unknown, place: string): Scalar {
  if (isOfType[type](value)) return value;
  reject(say.wrongType(place, say.expected[type]));
}

const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

const isOfType: Readonly<Record<ScalarType, (value: unknown) => value is Scalar>> = {
  integer: (value): value is number => typeof value === 'number' && Number.isSafeInteger(value),
  text: (value): value is string => typeof value === 'string' && !value.includes('\0'),
  boolean: (value): value is boolean => typeof value === 'boolean',
  instant: (value): value is string =>
    typeof value === 'string' &&
    instantShape.test(value) &&
    isDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value)),
  date: (value): value is string => typeof value === 'string' && isDay(value),
};

/** Whether the text is a day of the calendar, `YYYY-MM-DD`, from year 1 on. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
