import type { IncomingHttpHeaders } from 'node:http';

/**
 * A request without a body has no type of one. Were it kept, Fastify would wait for the end of a body that the server, which
 * raises no events for what is not there, never tells of.
 */
export function forgetTypeOfNothing(headers: IncomingHttpHeaders): void {
  const isEmpty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
  if (isEmpty) delete headers['content-type'];
}
