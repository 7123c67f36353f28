import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Contract, ReadParams, ReadRequest } from '#shared/contracts/call.ts';
import { type Complaint, Problem } from '#shared/contracts/problem.ts';
import { accountMessages } from '#shared/language/ka/account/accounts.ts';
import { questionMessages } from '#shared/language/ka/asking/questions.ts';
import { type FieldCode, formMessages } from '#shared/language/ka/site/forms.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';

/**
 * Parses the body of a POST or the query of a GET by the request schema of a contract. `today` is `YYYY-MM-DD`.
 * @throws Problem `bad_input` with every wrong field, in Georgian
 */
export function readInput<C extends Contract>(
  { request: schema, right }: C,
  { method, query, body }: FastifyRequest,
  today: string,
): ReadRequest<C> {
  const dated = typeof schema === 'function' ? schema(today) : schema;
  if (!dated) return undefined as ReadRequest<C>;
  const isStorable = right === 'staff' ? isStorableText : () => true;
  return readFields(dated, method === 'POST' ? body : query, isStorable) as ReadRequest<C>;
}

/** PostgreSQL stores neither a zero character nor half of a surrogate pair. Texts within records are checked field by field. */
const isStorableText = (value: unknown): boolean =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'));

function readFields(schema: z.ZodType, sent: unknown, isStorable: (value: unknown) => boolean): unknown {
  const values = sent ?? {};
  if (typeof values !== 'object' || Array.isArray(values))
    throw new Problem('bad_input', { message: httpMessages.badInput, code: 'bad_input' });
  const parsed = schema.safeParse(values);
  const unstorable = Object.entries(values).flatMap(([name, value]) => (isStorable(value) ? [] : [name]));
  if (parsed.success && unstorable.length === 0) return parsed.data;
  const fields: Record<string, Complaint[]> = Object.create(null);
  const complain = (name: string, message: string) => {
    const code: FieldCode = Object.hasOwn(formMessages, message) ? (message as FieldCode) : 'invalid';
    fields[name] = [...(fields[name] ?? []), { message: formMessages[code], code }];
  };
  for (const { path, message } of parsed.error?.issues ?? []) complain(String(path[0] ?? ''), message);
  for (const name of unstorable) if (!fields[name]) complain(name, 'invalid');
  throw new Problem('bad_input', { message: httpMessages.badInput, code: 'bad_input' }, fields);
}

/**
 * Parses like `readInput`; where the form is wrong, `check` gets the fields whose form is right, and one refusal names what it finds
 * wrong in them as well.
 * @throws Problem `bad_input` with every wrong field, in Georgian
 */
export async function readInputBeside<C extends Contract>(
  contract: C,
  request: FastifyRequest,
  today: string,
  check: (wellFormed: Partial<ReadRequest<C>>) => unknown,
): Promise<ReadRequest<C>> {
  try {
    return readInput(contract, request, today);
  } catch (refused) {
    if (!(refused instanceof Problem && refused.fields)) throw refused;
    const { kind, message, code, fields } = refused;
    const wellFormed = readWellFormed(contract, request, fields) as Partial<ReadRequest<C>>;
    const beside = await fieldsRefusedBy(() => check(wellFormed));
    throw new Problem(kind, { message, code }, { ...beside, ...fields });
  }
}

/** Reads each field of a wrong form that is right by itself. */
function readWellFormed(
  { request: schema }: Contract,
  { body }: FastifyRequest,
  wrong: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return {};
  return Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
      if (Object.hasOwn(wrong, name)) return [];
      const parsed = field.safeParse((body as Readonly<Record<string, unknown>> | undefined)?.[name]);
      return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : [];
    }),
  );
}

async function fieldsRefusedBy(check: () => unknown): Promise<Problem['fields']> {
  try {
    await check();
    return {};
  } catch (error) {
    if (error instanceof Problem) return error.fields;
    throw error;
  }
}

/** Messages of the 404 for a path parameter without a record, by code; other codes get the general message. */
const absentMessages: Readonly<Record<string, string>> = {
  question_not_found: questionMessages.notFound,
  session_not_found: accountMessages.sessionNotFound,
  passkey_not_found: accountMessages.passkeyNotFound,
};

/** Parses path parameters with the contract's schemas. @throws Problem `not_found` */
export function readParams<C extends Contract>(
  { params }: C,
  sent: Readonly<Record<string, string>>,
): ReadParams<C> {
  const read = Object.entries(params ?? {}).map(([name, schema]) => {
    const parsed = schema.safeParse(sent[name]);
    if (parsed.success) return [name, parsed.data];
    const code = parsed.error.issues[0]?.message ?? '';
    const message = absentMessages[code];
    throw new Problem(
      'not_found',
      message ? { message, code } : { message: httpMessages.notFound, code: 'not_found' },
    );
  });
  return Object.fromEntries(read) as ReadParams<C>;
}
