import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { Problem } from '#shared/contracts/problem.ts';
import { httpMessages } from '#shared/language/ka/site/http.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a file: its handler reads the body. */
    readonly hasFile?: boolean;
  }
}

/** A file that was received, on the local disk. */
export interface ReceivedFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

const badForm = (): Problem =>
  new Problem('bad_input', { message: httpMessages.badInput, code: 'bad_input' });
const tooLarge = (): Problem =>
  new Problem('too_large', { message: httpMessages.refused.too_large, code: 'too_large' });

/** What a form may have beside its file. */
const limits = { files: 1, fields: 20, fieldSize: 10_000, parts: 30 };

/**
 * Receives a form with one file, which streams to the local disk and is gone when the work is done. The body of the request becomes
 * the form's fields, with the file's name in place of the file.
 * @throws Problem `too_large`, `bad_input`
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  maxBytes: number,
  work: (file: ReceivedFile | undefined) => Promise<Result>,
): Promise<Result> {
  const path = join(tmpdir(), `salbuni-upload-${randomUUID()}`);
  try {
    const file = await receiveForm(request, maxBytes, path).catch(refuse);
    return await work(file);
  } finally {
    await rm(path, { force: true });
  }
}

async function receiveForm(
  request: FastifyRequest,
  maxBytes: number,
  path: string,
): Promise<ReceivedFile | undefined> {
  if (!request.isMultipart()) throw badForm();
  let file: ReceivedFile | undefined;
  const fields: Record<string, string> = Object.create(null);
  for await (const part of request.parts({ limits: { ...limits, fileSize: maxBytes } })) {
    if (part.type === 'file') {
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
      if (part.file.truncated) throw tooLarge();
      file = { name: part.filename, path, bytes: (await stat(path)).size };
      fields[part.fieldname] = file.name;
    } else fields[part.fieldname] = String(part.value);
  }
  request.body = fields;
  return file;
}

/** Names what the parser of forms refuses; a disk that is full or away is no fault of the form. */
function refuse(error: unknown): never {
  if (error instanceof Problem || !(error instanceof Error) || 'syscall' in error) throw error;
  throw 'statusCode' in error && error.statusCode === 413 ? tooLarge() : badForm();
}
