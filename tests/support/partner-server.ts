import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SafeHttpClient } from '#server/adapters/safe-http/safe-http-client.ts';
import { createSafeHttpClient } from '#server/adapters/safe-http/safe-http-client.ts';

/** Counts as a public address in tests; other addresses of the machine are refused. */
const host = '127.0.0.2';

export type PartnerAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export interface PartnerServer {
  readonly url: string;
  /** A client that can reach this server only. */
  readonly safeHttp: SafeHttpClient;
  /** Paths requested so far, in order. */
  readonly asked: string[];
  /** Answers by path; others are 404. */
  readonly answers: Record<string, PartnerAnswer>;
  close(): void;
}

/** Starts a partner's server for tests. */
export async function startPartnerServer(
  answers: Record<string, PartnerAnswer> = {},
): Promise<PartnerServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path.replace(/\?.*/, '')];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => void server.listen(0, host, done));
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    safeHttp: createSafeHttpClient({ mayReach: (address) => address === host }),
    asked,
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer with a text body. */
export const text =
  (body: string | Buffer, headers: Record<string, string> = {}): PartnerAnswer =>
  (_request, response) =>
    void response.writeHead(200, headers).end(body);
