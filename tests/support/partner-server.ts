import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpOutside } from '#server/adapters/outside/http.ts';
import type { Outside } from '#server/adapters/outside/outside.ts';

/** Stands for the open internet in tests; the rest of the machine stays refused. */
const host = '127.0.0.2';

export type PartnerAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export interface PartnerServer {
  readonly url: string;
  /** Reaches this server and no other. */
  readonly outside: Outside;
  /** Paths asked so far, in order. */
  readonly asked: string[];
  /** What is answered at a path; anything else is 404. */
  readonly answers: Record<string, PartnerAnswer>;
  close(): void;
}

/** A server of somebody else, for tests. */
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
    outside: createHttpOutside({ mayReach: (address) => address === host }),
    asked,
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer with a body of its kind. */
export const text =
  (body: string | Buffer, headers: Record<string, string> = {}): PartnerAnswer =>
  (_request, response) =>
    void response.writeHead(200, headers).end(body);
