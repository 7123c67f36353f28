import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BuildSwitch {
  readonly url: string;
  /** Deploys the second build: the same portal, whose hashed files all have other names. */
  deploy(): void;
  close(): Promise<void>;
}

/** Names of hashed files where the build writes them: `/static/assets/NAME`, and `./NAME` among themselves. */
const hashedName = /((?:assets|\.)\/[\w.-]+)\.(js|css)\b/g;
const mark = '-second';

/**
 * Stands before the portal under test and shows it as one build, and after `deploy` as another: names of hashed files are changed
 * in whatever names them, and the names of the other build are not found.
 */
export async function startBuildSwitch(portalUrl: string): Promise<BuildSwitch> {
  let isSecond = false;
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isFile = path.startsWith('/static/assets/') && /\.(js|css)$/.test(path);
    if (isFile && path.includes(mark) !== isSecond) return void response.writeHead(404).end();
    const body = await new Promise<Buffer>((resolve) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    });
    const answer = await fetch(portalUrl + path.replace(mark, ''), {
      method: request.method ?? 'GET',
      headers: headersToSend(request.headers),
      redirect: 'manual',
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) =>
          !['content-length', 'content-encoding', 'etag', 'connection', 'transfer-encoding'].includes(name),
      ),
    );
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, {
      ...headers,
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    });
    const isText = /html|javascript|css/.test(answer.headers.get('content-type') ?? '');
    response.end(isSecond && isText ? content.toString('utf8').replace(hashedName, `$1${mark}.$2`) : content);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isSecond = true;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** A browser's headers, without those that would make an answer that is not text, or none. */
function headersToSend(headers: IncomingHttpHeaders): Record<string, string> {
  const left = ['host', 'connection', 'accept-encoding', 'if-none-match', 'content-length'];
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !left.includes(name) ? [[name, value]] : [],
    ),
  );
}
