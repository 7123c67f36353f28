import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/database/connect.ts';
import { importRecords } from '#server/operator/transfer/import-records.ts';
import { type FilesBeside, filesBeside } from '#server/operator/transfer/media-beside.ts';

/** Takes every name for a picture that is there, and keeps none. */
const anyName: FilesBeside = { keep: async (name) => name, removeNew: async () => {} };

/**
 * Takes lines in as `npm run import` does, from a directory that goes with the test file. Pictures beside the lines lie in
 * it and are kept in `files`; without those every name counts as one.
 */
export function openIntake(files?: FileStore) {
  const directory = mkdtempSync(join(tmpdir(), 'intake-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  /** Lines as records, as text, or as the bytes they are. */
  async function takeIn(db: Database, lines: readonly (object | string)[], skipBad = false) {
    const path = join(directory, 'records.jsonl');
    const bytesOf = (line: object | string) => {
      if (line instanceof Uint8Array) return line;
      return Buffer.from(typeof line === 'string' ? line : JSON.stringify(line));
    };
    writeFileSync(path, Buffer.concat(lines.flatMap((line) => [bytesOf(line), Buffer.from('\n')])));
    const said: string[] = [];
    const beside = files ? filesBeside(directory, files) : anyName;
    const result = await importRecords({ db, path, beside, skipBad, say: (line) => said.push(line) });
    return { ...result, said };
  }

  return { directory, takeIn };
}
