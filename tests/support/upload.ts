import type { FastifyInstance } from 'fastify';
import type { Reply } from './account-client.ts';

const csrfToken = 'c'.repeat(43);

/** Posts a form with one file, as a browser does. */
export async function postFile(
  app: FastifyInstance,
  url: string,
  file: { readonly name: string; readonly bytes: Uint8Array },
  bearer?: string,
): Promise<Reply> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(file.bytes)], file.name));
  const encoded = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url,
    remoteAddress: '10.0.0.1',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      cookie: `csrftoken=${csrfToken}`,
      'x-csrftoken': csrfToken,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
