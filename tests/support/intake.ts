import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/database/connect.ts';
import { importRecords } from '#server/operator/transfer/import-records.ts';
import { type FilesBeside, filesBeside } from '#server/operator/transfer/media-beside.ts';
import { fileLines } from '#server/operator/transfer/record-lines.ts';

/** Accepts every file name as an existing picture and stores nothing. */
const anyName: FilesBeside = { store: async (name) => name, removeNew: async () => {} };

/**
 * Imports lines like `npm run import`, from a temporary directory. Pictures beside the lines are stored in `files`; without it
 * every name is accepted.
 */
export function openIntake(files?: FileStore) {
  const directory = mkdtempSync(join(tmpdir(), 'intake-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  /** Imports lines: records, text, or raw bytes. */
  async function takeIn(db: Database, lines: readonly (object | string)[], skipBad = false) {
    const path = join(directory, 'records.jsonl');
    const bytesOf = (line: object | string) => {
      if (line instanceof Uint8Array) return line;
      return Buffer.from(typeof line === 'string' ? line : JSON.stringify(line));
    };
    writeFileSync(path, Buffer.concat(lines.flatMap((line) => [bytesOf(line), Buffer.from('\n')])));
    const said: string[] = [];
    const beside = files ? filesBeside(directory, files) : anyName;
    const result = await importRecords({
      db,
      lines: fileLines(path),
      storeFile: beside.store,
      action: 'import',
      skipBad,
      print: (line) => said.push(line),
    }).catch(async (error) => {
      await beside.removeNew();
      throw error;
    });
    return { ...result, said };
  }

  return { directory, takeIn };
}
