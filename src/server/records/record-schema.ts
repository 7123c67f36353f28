import { z } from 'zod';
import { recordFields } from '#shared/collections/collection.ts';
import type { Field, ScalarField, ScalarType, TextFormat } from '#shared/collections/field-kinds.ts';
import {
  filePath,
  linkAddress,
  pageName,
  picturePath,
  webAddress,
  withCode,
} from '#shared/collections/json-schemas.ts';
import {
  type FaultCode,
  type FaultFacts,
  type FieldFault,
  fault,
} from '#shared/collections/record-faults.ts';
import { isDocument } from '#shared/content/document.ts';
import { formatGel, parseGel } from '#shared/money/tetri.ts';
import type { RecordStorage } from './record-storage.ts';

/** The input format of a record: a line of an import holds html and may set what acts decide; an editor's holds documents and numbers of media files, and may not. */
export type InputFormat = 'import' | 'editor';

export interface CheckedRecord {
  /** `values` holds the fields that are right, in the order of the input. */
  readonly values: Readonly<Record<string, unknown>>;
  /** `faults` holds one fault for each field that is wrong. */
  readonly faults: readonly FieldFault[];
}

export type CheckRecord = (input: Readonly<Record<string, unknown>>) => CheckedRecord;

/** Makes the check of records of one collection against its description; it finds every wrong field at once. */
export function createRecordCheck(storage: RecordStorage, format: InputFormat): CheckRecord {
  const shape = Object.fromEntries(
    Object.entries(recordFields(storage.collection)).flatMap(([name, field]) => {
      const schema = name === 'id' ? idSchema(format) : schemaOf(storage, name, field, format);
      return schema ? [[name, schema]] : [];
    }),
  );
  const known = new Set(Object.keys(recordFields(storage.collection)));
  return (input) => {
    const faults = new Map<string, FieldFault>();
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(input)) {
      if (value === undefined) continue;
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!schema) {
        const isOurs = known.has(name);
        const shown = name.slice(0, 60);
        const facts = isOurs ? {} : { collection: storage.name };
        faults.set(name, fault(shown, isOurs ? 'not_writable' : 'unknown_field', facts));
        continue;
      }
      const found = schema.safeParse(value);
      if (found.success) values[name] = found.data;
      else faults.set(name, faultOf(name, found.error.issues[0]));
    }
    if (format === 'import' && input.id === undefined)
      faults.set('id', fault('id', 'wrong_type', { expected: 'number' }));
    return { values, faults: [...faults.values()] };
  };
}

function idSchema(format: InputFormat): z.ZodType | undefined {
  return format === 'import' ? z.int32().positive() : undefined;
}

/** @returns nothing for a field that this format may not name */
function schemaOf(
  storage: RecordStorage,
  name: string,
  field: Field,
  format: InputFormat,
): z.ZodType | undefined {
  if (format === 'editor' && (field.writers || !storage.fields.has(name))) return undefined;
  // What the portal works out may stand in a line in vain: an answer of the portal is a line too.
  if (!storage.fields.has(name)) return z.unknown();
  const schema = valueSchema(field, format);
  if (field.kind === 'html')
    return format === 'import' ? z.preprocess((given) => given ?? '', schema) : schema;
  return z.preprocess((given) => (given === null && isList(field) ? [] : given), schema.nullable());
}

const isList = (field: Field): boolean =>
  field.kind === 'references' ||
  (field.kind === 'computed' && field.stored !== undefined && 'through' in field.stored);

function valueSchema(field: Field, format: InputFormat): z.ZodType {
  switch (field.kind) {
    case 'scalar':
      return scalarSchema(field);
    case 'names':
      return z.array(field.format ? formats[field.format] : plainText);
    case 'money':
      return moneySchema(field);
    case 'image':
      return format === 'import' ? picturePath : reference;
    case 'images':
      return z.array(format === 'import' ? picturePath : reference);
    case 'file':
      return format === 'editor'
        ? reference
        : z.union([webAddress, picturePath], { error: 'file' satisfies FaultCode });
    case 'html':
      return format === 'import' ? z.string() : z.custom(isDocument, withCode('document'));
    case 'json':
      return field.schema ?? z.json();
    case 'reference':
      return reference;
    case 'references':
    case 'computed':
      return z.array(reference);
    default:
      return z.unknown();
  }
}

/** A zero character and half of a surrogate pair cannot be stored. */
const plainText = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), withCode('bad_text'));

const formats: Readonly<Record<TextFormat, z.ZodType<string, string>>> = {
  // A piece of an address stands in it as it is: what would end the piece, or mean another sign, cannot.
  address_piece: plainText.refine((text) => /^[^/\\?#%\p{Cc}]+$/u.test(text), withCode('address_piece')),
  web_address: webAddress,
  link: linkAddress,
  email: plainText.refine((text) => z.email().safeParse(text).success, withCode('email')),
  grid_position: plainText.refine((text) => /^\d{1,2}-\d{1,2}$/.test(text), withCode('bad_form')),
  page_name: pageName,
};

const scalarSchemas: Readonly<Record<Exclude<ScalarType, 'text' | 'integer'>, z.ZodType>> = {
  boolean: z.boolean(),
  instant: z.iso
    .datetime({ offset: true })
    .refine((text) => text >= '0001', withCode('before_first_year'))
    .refine((text) => !/[+-](1[6-9]|2\d):\d\d$/.test(text), withCode('far_from_utc')),
  date: z.iso.date().refine((text) => text >= '0001', withCode('before_first_year')),
};

function scalarSchema(field: ScalarField): z.ZodType {
  if (field.type === 'text') return textSchema(field);
  if (field.type !== 'integer') return scalarSchemas[field.type];
  if (field.side) return z.int32().nonnegative();
  const { min, max } = field;
  if (min === undefined || max === undefined) return z.int32();
  return z.int32().refine((given) => given >= min && given <= max, withCode('out_of_range', { min, max }));
}

function textSchema({ required, nullable, format, options, max }: ScalarField): z.ZodType {
  let schema = plainText;
  if (required) schema = schema.refine((text) => text.trim() !== '', { ...withCode('empty'), abort: true });
  if (max !== undefined) schema = schema.max(max);
  if (options)
    schema = schema.refine((text) => options.includes(text), withCode('not_an_option', { options }));
  if (!format) return schema;
  const formed = schema.pipe(formats[format]);
  // An optional text may stand there empty, as it does where there is nothing to messages.
  return nullable ? z.union([z.literal(''), formed]) : formed;
}

function moneySchema({ min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number }): z.ZodType {
  const bounds = { min: formatGel(min), max: formatGel(max) };
  return z
    .string({ error: 'money' satisfies FaultCode })
    .transform((text, context) => {
      const tetri = parseGel(text);
      if (tetri !== undefined) return tetri;
      context.addIssue({ code: 'custom', ...withCode('money') });
      return z.NEVER;
    })
    .refine((tetri) => tetri >= min && tetri <= max, withCode('out_of_range', bounds));
}

const reference = z.union(
  [z.int32().positive(), z.object({ id: z.int32().positive() }).transform(({ id }) => id)],
  { error: 'reference' satisfies FaultCode },
);

/** Tells whether a value is the path of a file beside the record, and no address of the web. */
export const isFileBeside = (path: unknown): path is string => filePath.safeParse(path).success;
export const isWebAddress = (given: unknown): given is string => webAddress.safeParse(given).success;

function faultOf(field: string, issue: z.core.$ZodIssue | undefined): FieldFault {
  const [code, facts] = issue ? readIssue(issue) : (['bad_form', {}] as const);
  return fault(field, code, facts);
}

const byFormat: Readonly<Record<string, FaultCode>> = { datetime: 'moment', date: 'date', email: 'email' };

/** Some schemas carry the code in place of a message, where a refinement is impossible. */
const ownCodes: Partial<Record<FaultCode, true>> = { file: true, reference: true, money: true };

function readIssue(issue: z.core.$ZodIssue): readonly [FaultCode, FaultFacts] {
  if (issue.message in ownCodes) return [issue.message as FaultCode, {}];
  switch (issue.code) {
    case 'custom': {
      const { code, facts } = issue.params as { code: FaultCode; facts: FaultFacts };
      return [code, facts];
    }
    case 'invalid_type':
      return ['wrong_type', { expected: issue.expected }];
    case 'invalid_union': {
      // An optional text: what it may be besides being empty says more.
      const inner = issue.errors.at(-1)?.[0];
      return inner ? readIssue(inner) : ['bad_form', {}];
    }
    case 'invalid_format':
      return [byFormat[issue.format] ?? 'bad_form', {}];
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'string') return ['too_long', { max }];
      return issue.origin === 'array' ? ['too_many', { max }] : ['too_large', { max }];
    }
    case 'too_small': {
      if (issue.origin === 'string' || issue.origin === 'array') return ['empty', {}];
      return issue.inclusive ? ['too_small', { min: Number(issue.minimum) }] : ['not_positive', {}];
    }
    case 'invalid_value':
      return ['not_an_option', { options: issue.values.map(String) }];
    default:
      return ['bad_form', {}];
  }
}
