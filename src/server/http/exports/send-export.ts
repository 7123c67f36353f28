import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ExportFormat, TableFormat } from '#shared/contracts/office/desk-parts.ts';
import type { ExportColumn, ExportLine, ExportTable } from '#shared/contracts/office/export-table.ts';
import type { PrintedDocument } from '#shared/contracts/office/printed-document.ts';
import { csvLine } from './csv.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { writeXlsx } from './xlsx.ts';

const types: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Sends a table as it is read. The first part is waited for: what is refused has its own status. */
export async function sendTable(
  reply: FastifyReply,
  format: TableFormat,
  table: ExportTable,
  parts: AsyncIterable<ExportLine[]>,
): Promise<FastifyReply> {
  const lines = await withFirstRead(parts);
  reply.type(types[format]).header('content-disposition', `attachment; filename="${table.name}.${format}"`);
  return reply.send(
    format === 'xlsx' ? await writeXlsx(table, lines) : Readable.from(writeCsv(table.columns, lines)),
  );
}

/** Sends a document to be saved as a file. */
export async function sendPdf(
  reply: FastifyReply,
  name: string,
  document: PrintedDocument,
): Promise<FastifyReply> {
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}.pdf"`);
  return reply.send(await writePdf(document));
}

/** Sends lines as JSON: `{"records": […]}`. */
export async function sendLines(
  reply: FastifyReply,
  parts: AsyncIterable<ExportLine[]>,
): Promise<FastifyReply> {
  const lines = await withFirstRead(parts);
  return reply.type(types.json).send(Readable.from(writeJson(lines)));
}

/** Lines that are there already. */
export async function* inOnePart<Line extends ExportLine>(lines: Line[]): AsyncGenerator<Line[]> {
  yield lines;
}

async function withFirstRead(parts: AsyncIterable<ExportLine[]>): Promise<AsyncIterable<ExportLine[]>> {
  const reading = parts[Symbol.asyncIterator]();
  const first = await reading.next();
  return (async function* () {
    try {
      for (let part = first; !part.done; part = await reading.next()) yield part.value;
    } finally {
      await reading.return?.();
    }
  })();
}

async function* writeCsv(
  columns: readonly ExportColumn[],
  parts: AsyncIterable<ExportLine[]>,
): AsyncGenerator<string> {
  yield csvLine(columns.map(({ name }) => name));
  for await (const part of parts)
    yield part.map((line) => csvLine(columns.map(({ name }) => line[name]))).join('');
}

async function* writeJson(parts: AsyncIterable<ExportLine[]>): AsyncGenerator<string> {
  let separator = '{"records":[';
  for await (const part of parts) {
    yield separator + part.map((line) => JSON.stringify(line)).join(',');
    separator = ',';
  }
  yield separator === ',' ? ']}' : `${separator}]}`;
}
