import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { badInput } from './errors.ts';
import { methodNotAllowed, methodsAtAll } from './methods.ts';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_INVALID_METHOD: 405,
};

/** Answers bytes that are no HTTP request, or arrived too slowly, in the format of all errors, and closes the connection. */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = statusByCode[error.code ?? ''] ?? 400;
  const body = JSON.stringify((status === 405 ? methodNotAllowed() : badInput()).body);
  const allow = status === 405 ? `allow: ${methodsAtAll}\r\n` : '';
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n${allow}` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
