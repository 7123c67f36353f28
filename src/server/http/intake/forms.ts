import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the body could not be read; there is none then. */
    brokenBody?: Problem | undefined;
  }
  interface FastifyContextConfig {
    /** The route refuses a broken body itself, after what it refuses first. */
    readonly refusesBrokenBody?: boolean;
  }
}

type Form = Record<string, string | string[]>;

const badForm = (): Problem =>
  new Problem('bad_input', { message: httpMessages.badInput, code: 'bad_input' });

/**
 * Parses JSON, and urlencoded bodies into `{name: value}`, a repeated name into a list. An empty body of type JSON is accepted. A body
 * that cannot be read is refused after the CSRF check, whose token a header may bear.
 */
export function installForms(app: FastifyInstance): void {
  app.decorateRequest('brokenBody', undefined);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else
      parseJson(request, String(body), (error, value) => {
        if (error) request.brokenBody = badForm();
        done(null, error ? undefined : value);
      });
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string | Buffer) =>
      readOrMark(request, async () => readUrlencoded(String(body))),
  );
}

/** Refuses a broken body on the routes that do not do it themselves. Install it after the CSRF check. */
export function installBrokenBodies(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.routeOptions.config.refusesBrokenBody) refuseBrokenBody(request);
    done();
  });
}

/** @throws Problem `bad_input` */
export function refuseBrokenBody({ brokenBody }: FastifyRequest): void {
  if (brokenBody) throw brokenBody;
}

/** Reads a body, or marks it as broken. One that is too large is refused at once. */
async function readOrMark(request: FastifyRequest, read: () => Promise<Form>): Promise<Form | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Problem && error.kind === 'bad_input')) throw error;
    request.brokenBody = error;
    return undefined;
  }
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
      request.body = await readOrMark(request, () => readMultipart(request, bodyLimit));
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
