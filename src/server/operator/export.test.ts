import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openTarget, runExport } from './export.ts';
import { TransferError } from './transfer/transfer-error.ts';

const directory = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('the file of an export', () => {
  it('has its folders made', async () => {
    const path = join(directory, 'new/folder/all.jsonl');
    const target = await openTarget(path);
    await new Promise((done) => target.end(done));
    expect(statSync(path).isFile()).toBe(true);
  });

  it('is said to be impossible where it is', async () => {
    writeFileSync(join(directory, 'file'), '');
    await expect(openTarget(join(directory, 'file/all.jsonl'))).rejects.toThrow(TransferError);
    await expect(openTarget(directory)).rejects.toThrow('cannot be written');
  });

  it('holds a collection there is', async () => {
    const path = join(directory, 'none.jsonl');
    await expect(runExport({ path, collection: 'operation' })).rejects.toThrow(
      '„operation“ is no collection that can be exported',
    );
  });
});
