import { type Collection, needsAccount } from '#shared/collections/collection.ts';
import type { Field, ScalarType } from '#shared/collections/fields.ts';
import { collections } from '#shared/collections/registry.ts';
import { calls } from './calls.ts';
import { describeCall } from './describe-call.ts';

type Schema = Readonly<Record<string, unknown>>;

const list = (items: Schema): Schema => ({ type: 'array', items });
const image: Schema = {
  type: ['object', 'null'],
  properties: { url: { type: 'string' } },
  required: ['url'],
};
const metainfo: Schema = {
  type: ['object', 'null'],
  properties: {
    title: { type: 'string' },
    description: { type: 'string' },
    image: { type: ['string', 'null'] },
  },
};
const problem: Schema = {
  description: 'Refused; the body says why',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** The portal's calls as an OpenAPI 3.1 document, read off the descriptions of its collections. */
export function describePortal({ siteName, siteUrl }: { siteName: string; siteUrl: string }): Schema {
  return {
    openapi: '3.1.0',
    info: { title: siteName, version: '1' },
    servers: [{ url: siteUrl }],
    paths: {
      ...Object.fromEntries(
        [...collections.values()].map((collection) => [
          `/api/restql/${collection.name}/`,
          { post: describeQuery(collection) },
        ]),
      ),
      ...Object.fromEntries(calls.map((call) => [call.path, describeCall(call)])),
    },
    components: {
      schemas: { Problem: problemSchema, Query: querySchema },
      responses: { Refused: problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describeQuery(collection: Collection): Schema {
  const record: Schema = {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(collection.fields)
        .filter(([, field]) => field.readers === 'public')
        .map(([name, field]) => [name, { title: field.label, ...schemaOf(field) }]),
    ),
  };
  const held = collection.alwaysGroupedBy
    ? { type: 'object', additionalProperties: list(record) }
    : { oneOf: [list(record), record, { type: 'null' }] };
  return {
    operationId: `query_${collection.name}`,
    summary: collection.label,
    ...(needsAccount(collection) ? { security: [{ bearer: [] }] } : {}),
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Query' } } } },
    responses: {
      200: {
        description: collection.label,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { [collection.name]: held, total: { type: 'integer' }, metainfo },
              required: [collection.name],
            },
          },
        },
      },
      400: problem,
      413: problem,
      503: problem,
    },
  };
}

function schemaOf(field: Field): Schema {
  switch (field.kind) {
    case 'scalar':
      return scalarSchemas[field.type];
    case 'image':
      return image;
    case 'images':
      return list({ ...image, type: 'object' });
    case 'file':
      return { type: ['string', 'null'] };
    case 'money':
      return { type: ['string', 'null'], pattern: '^-?\\d+\\.\\d{2}$' };
    case 'metainfo':
      return metainfo;
    case 'html':
    case 'url':
      return { type: 'string' };
    case 'count':
      return { type: 'integer' };
    case 'names':
      return list({ type: 'string' });
    case 'reference':
      return { type: ['object', 'null'], required: field.fields };
    case 'references':
      return list({ type: 'object', required: field.fields });
    case 'json':
    case 'filled':
      return {};
  }
}

const scalarSchemas: Readonly<Record<ScalarType, Schema>> = {
  integer: { type: 'integer' },
  text: { type: ['string', 'null'] },
  boolean: { type: 'boolean' },
  instant: { type: ['string', 'null'], format: 'date-time' },
  date: { type: ['string', 'null'], format: 'date' },
};

const querySchema: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    find: {
      type: 'object',
      description:
        'Field match; a value may be {"$in" | "$nin" | "$ne" | "$gt" | "$gte" | "$lt" | "$lte": …}',
    },
    many: { type: 'boolean', default: true },
    fields: list({ type: 'string' }),
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    sort: { oneOf: [{ type: 'string' }, list({ type: 'string' })] },
    skip: { type: 'integer', minimum: 0 },
    page: { type: 'integer', minimum: 1 },
    group: { type: 'string' },
    total: { type: 'boolean', default: true, description: 'false: the count is not made' },
    counts: {
      ...list({ type: 'string' }),
      description: 'Fields to count the records by; the answer has counts {field: {value: number}}',
    },
  },
};

const complaint: Schema = {
  type: 'object',
  properties: { message: { type: 'string' }, code: { type: 'string' } },
};
const problemSchema: Schema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        __all__: list(complaint),
        fields: { type: 'object', additionalProperties: list(complaint) },
      },
    },
  },
};
