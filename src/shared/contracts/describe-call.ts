import { z } from 'zod';
import type { Call } from './calls.ts';

type Schema = Readonly<Record<string, unknown>>;

const refused = { $ref: '#/components/responses/Refused' };
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
const idInPath: Schema = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

/** One call as an operation of OpenAPI 3.1. Forms are described by the schemas that read them. */
export function describeCall(call: Call): Schema {
  const { path, method = 'post', form, summary, answers, by, once } = call;
  const parameters = [
    ...(path.includes('{id}') ? [idInPath] : []),
    ...(method === 'post' && call.csrf !== false ? [csrfHeader] : []),
    ...(once ? [keyHeader] : []),
  ];
  const properties = Object.fromEntries(answers.map((name) => [name, {}]));
  return {
    [method]: {
      operationId: path.replace(/[^a-z]+/gi, '_').replace(/^_|_$/g, ''),
      summary,
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(by !== 'anybody' && by !== 'bank' ? { security: [{ bearer: [] }] } : {}),
      ...(form ? { requestBody: bodyOf(form) } : {}),
      responses: {
        200: {
          description: summary,
          content: { 'application/json': { schema: { type: 'object', properties, required: answers } } },
        },
        '4XX': refused,
        '5XX': refused,
      },
    },
  };
}

function bodyOf(form: z.ZodType): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' });
  return {
    content: {
      'application/x-www-form-urlencoded': { schema },
      'multipart/form-data': { schema },
      'application/json': { schema },
    },
  };
}
