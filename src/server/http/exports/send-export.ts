import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvLine } from './csv.ts';

type Line = Readonly<Record<string, unknown>>;

/** Sends an export as it is read. The first part is waited for: what is refused has its own status. */
export async function sendExport(
  reply: FastifyReply,
  format: 'json' | 'csv',
  columns: readonly string[],
  parts: AsyncGenerator<Line[]>,
): Promise<FastifyReply> {
  const first = await parts.next();
  const all = (async function* () {
    if (!first.done) yield first.value;
    yield* parts;
  })();
  const text = format === 'csv' ? writeCsv(columns, all) : writeJson(all);
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8';
  return reply.type(type).send(Readable.from(text));
}

async function* writeCsv(columns: readonly string[], parts: AsyncIterable<Line[]>): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const part of parts)
    yield part.map((line) => csvLine(columns.map((name) => line[name]))).join('');
}

async function* writeJson(parts: AsyncIterable<Line[]>): AsyncGenerator<string> {
  let separator = '{"records":[';
  for await (const part of parts) {
    yield separator + part.map((line) => JSON.stringify(line)).join(',');
    separator = ',';
  }
  yield separator === ',' ? ']}' : `${separator}]}`;
}
