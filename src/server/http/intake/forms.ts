import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';

type Form = Record<string, string | string[]>;

const badForm = (): Problem =>
  new Problem('bad_input', { message: httpMessages.badInput, code: 'bad_input' });

/** Parses urlencoded bodies into `{name: value}`, a repeated name into a list. An empty body of type JSON is accepted. */
export function installForms(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else parseJson(request, String(body), done);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => readUrlencoded(String(body)),
  );
}

/**
 * Parses multipart bodies the same way on the routes of `app`. Files are refused; the body limit applies to all fields
 * together.
 */
export async function installMultipartForms(app: FastifyInstance): Promise<void> {
  const { bodyLimit = 0 } = app.initialConfig;
  await app.register(multipart, { limits: { fieldSize: bodyLimit, fields: 1_000, parts: 1_000 } });
  app.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.hasFile)
      request.body = await readMultipart(request, bodyLimit);
  });
}

function readUrlencoded(text: string): Form {
  try {
    decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    throw badForm();
  }
  return collect(new URLSearchParams(text));
}

async function readMultipart(request: FastifyRequest, bodyLimit: number): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
  const fields: [string, string][] = [];
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      const value = readField(part);
      bytes += Buffer.byteLength(value);
      if (bytes > bodyLimit) throw tooLarge();
      fields.push([part.fieldname, value]);
    }
  } catch (error) {
    throw error instanceof Problem ? error : badForm();
  }
  return collect(fields);
}

/** Reads one field. @throws Problem for a file or a field beyond the size limit */
function readField(part: Multipart): string {
  if (part.type === 'file' || typeof part.value !== 'string') throw badForm();
  if (part.valueTruncated) throw tooLarge();
  return part.value;
}

const tooLarge = (): Problem =>
  new Problem('too_large', { message: httpMessages.refused.too_large, code: 'too_large' });

function collect(pairs: Iterable<[string, string]>): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of pairs) {
    const known = form[name];
    form[name] = known === undefined ? value : [known, value].flat();
  }
  return form;
}
