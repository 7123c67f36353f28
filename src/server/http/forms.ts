import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/http.ts';

type Form = Record<string, string | string[]>;

const broken = (): Problem => new Problem('bad_input', { message: httpMessages.badInput, code: 'bad_input' });

/**
 * Forms are read wherever something is posted: urlencoded and multipart become `{name: value}`, a repeated name a list.
 * Files have no place in them. The server's body limit holds for both.
 */
export function installForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => readUrlencoded(String(body)),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      readMultipart(body, request.headers['content-type'] ?? ''),
  );
}

function readUrlencoded(text: string): Form {
  try {
    decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    throw broken();
  }
  return collect(new URLSearchParams(text));
}

async function readMultipart(body: Buffer, type: string): Promise<Form> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw broken();
    });
  return collect(form);
}

function collect(pairs: Iterable<[string, FormDataEntryValue]>): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of pairs) {
    if (typeof value !== 'string') throw broken();
    const known = form[name];
    form[name] = known === undefined ? value : [known, value].flat();
  }
  return form;
}
