import { z } from 'zod';
import { type Collection, needsAccount } from '#shared/collections/collection.ts';
import { collections } from '#shared/collections/registry.ts';
import { type Call, type Contract, contractOf, pathsOf, type RequestSchema } from './call.ts';
import { everyCall } from './every-call.ts';
import { describeQueryAnswers, queryRecords } from './queries.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Codes of refusal that any call may answer, besides those of its contract. */
export const generalCodes = [
  'bad_input',
  'unauthenticated',
  'csrf',
  'not_found',
  'method_not_allowed',
  'too_large',
  'unsupported_media_type',
  'too_many',
  'busy',
  'unavailable',
  'bank_unavailable',
] as const;

/** Describes every call as an OpenAPI 3.1 document, from the contracts. */
export function describePortal({ siteName, siteUrl }: { siteName: string; siteUrl: string }): Schema {
  const schemas: Record<string, unknown> = { Problem: problemSchema };
  const writer = createSchemaWriter(schemas);
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of everyCall) {
    if (call.path === queryRecords.path) Object.assign(paths, describeQueries(writer));
    else
      for (const path of pathsOf(contractOf(call)))
        paths[path] = { ...paths[path], ...describeCall(call, path, writer) };
  }
  return {
    openapi: '3.1.0',
    info: { title: siteName, version: '1' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas,
      responses: { Refused: refused },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** Converts a schema of a request (`input`) or an answer (`output`) to JSON Schema. */
type WriteSchema = (schema: z.ZodType, io: 'input' | 'output') => Schema;

/** Creates a converter that moves schemas with an `id` to `components` and refers to them there. */
function createSchemaWriter(components: Record<string, unknown>): WriteSchema {
  return (schema, io) => {
    const text = JSON.stringify(
      z.toJSONSchema(schema, {
        io,
        unrepresentable: 'any',
        override: ({ jsonSchema }) => {
          // Answers may get further fields later. The bounds are those of JavaScript's integers.
          if (io === 'output' && jsonSchema.additionalProperties === false)
            delete jsonSchema.additionalProperties;
          if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
          if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
          if (jsonSchema.format) delete jsonSchema.pattern;
          delete jsonSchema.id;
          delete jsonSchema.propertyNames;
          delete jsonSchema.readOnly;
        },
      }),
    );
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
    Object.assign(components, $defs);
    return rest;
  };
}

/** Describes a call as one operation, or two if a GET is the same call. */
function describeCall(call: Call, path: string, write: WriteSchema): Record<string, Schema> {
  const contract = contractOf(call);
  const name = path.replace(/[^a-z]+/gi, '_').replace(/^_|_$/g, '');
  const post = call.method === 'POST' ? { post: describeOperation(contract, 'POST', name, write) } : {};
  if (call.method === 'POST' && !contract.alsoGet) return post;
  const isShared = everyCall.some((other) => other.path === call.path && other.method === 'POST');
  const getName = isShared ? `${name}_get` : name;
  return { ...post, get: describeOperation(contract, 'GET', getName, write) };
}

function describeOperation(
  contract: Contract,
  method: 'GET' | 'POST',
  operationId: string,
  write: WriteSchema,
): Schema {
  const { summary, right, rate, codes = [], request, body = 'form' } = contract;
  const parameters = [
    ...Object.entries(contract.params ?? {}).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema: write(schema, 'output'),
    })),
    ...(method === 'GET' && request ? queryParameters(write(anyDay(request), 'input')) : []),
    ...(method === 'POST' && asksCsrf(contract) ? [csrfHeader] : []),
    ...(contract.isIdempotent ? [keyHeader] : []),
  ];
  const description = [
    ...(rate ? [`At most ${rate}.`] : []),
    ...(codes.length > 0 ? [`Own codes of refusal: ${codes.join(', ')}.`] : []),
  ].join(' ');
  return {
    operationId,
    summary,
    ...(description ? { description } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(right === 'guest' || right === 'bank' ? {} : { security: [{ bearer: [] }] }),
    ...(method === 'POST' && request && body !== 'raw'
      ? { requestBody: bodyOf(body, write(anyDay(request), 'input')) }
      : {}),
    responses: { ...answersOf(contract, write), '4XX': refusedRef, '5XX': refusedRef },
  };
}

function answersOf({ summary, answer }: Contract, write: WriteSchema): Record<string, Schema> {
  if (!('status' in answer)) return { 200: jsonOf(summary, write(answer, 'output')) };
  const { status, mediaType, mayBeEmpty } = answer;
  const content = mediaType ? { content: { [mediaType]: { schema: { type: 'string' } } } } : {};
  return {
    [status]: { description: summary, ...content },
    ...(mayBeEmpty ? { 204: { description: 'There is none' } } : {}),
  };
}

function describeQueries(write: WriteSchema): Record<string, Record<string, Schema>> {
  const { params: _, ...contract } = contractOf(queryRecords);
  const describe = (name: string, collection: Collection | undefined, answer: z.ZodType) => ({
    ...describeOperation(
      {
        ...contract,
        right: collection && needsAccount(collection) ? 'user' : 'guest',
        summary: collection?.label ?? 'Search',
        answer,
        codes: [],
      },
      'POST',
      `query_${name}`,
      write,
    ),
    responses: {
      200: jsonOf(collection?.label ?? 'Search', write(answer, 'output')),
      400: refused,
      413: refused,
      503: refused,
    },
  });
  return Object.fromEntries(
    [...describeQueryAnswers()].map(([name, answer]) => [
      queryRecords.path.replace('{collection}', name),
      { post: describe(name, collections.get(name), answer) },
    ]),
  );
}

/** Decides whether a call requires the CSRF token. */
export const asksCsrf = ({ method, right, csrf }: Contract): boolean =>
  method === 'POST' && right !== 'bank' && csrf !== false;

/** Returns the schema of a request with its limits of today left open. */
const anyDay = (request: RequestSchema): z.ZodType =>
  typeof request === 'function' ? request('9999-12-31') : request;

function queryParameters({ properties = {}, required = [] }: Schema): Schema[] {
  return Object.entries(properties as object).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as readonly string[]).includes(name),
    schema,
  }));
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];

const bodyTypes = {
  form: formTypes,
  json: ['application/json'],
  multipart: ['multipart/form-data'],
} as const;

function bodyOf(body: keyof typeof bodyTypes, schema: Schema): Schema {
  const types = bodyTypes[body];
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

const jsonOf = (description: string, schema: Schema): Schema => ({
  description,
  content: { 'application/json': { schema } },
});

const refused = jsonOf('Refused; the body says why', { $ref: '#/components/schemas/Problem' });
const refusedRef = { $ref: '#/components/responses/Refused' };

const keyHeader: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 64 },
  description: 'A repeat with the same key is answered as the first was, for 24 hours',
};
const csrfHeader: Schema = {
  name: 'X-CSRFToken',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'The value of the cookie csrftoken; or the form field csrfmiddlewaretoken',
};

const complaints: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { message: { type: 'string' }, code: { type: 'string' } },
    required: ['message', 'code'],
  },
};
const problemSchema: Schema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        __all__: complaints,
        fields: { type: 'object', additionalProperties: complaints },
      },
    },
  },
  required: ['error'],
};
