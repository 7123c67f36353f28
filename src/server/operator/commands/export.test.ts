import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TransferError } from '../transfer/transfer-error.ts';
import { exportCommand, openTarget } from './export.ts';

const directory = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('the target of an export', () => {
  it('gets its folders created', async () => {
    const path = join(directory, 'new/folder/all.jsonl');
    const target = await openTarget(path);
    await new Promise((done) => target.end(done));
    expect(statSync(path).isFile()).toBe(true);
  });

  it('is reported when it cannot be written', async () => {
    writeFileSync(join(directory, 'file'), '');
    await expect(openTarget(join(directory, 'file/all.jsonl'))).rejects.toThrow(TransferError);
    await expect(openTarget(directory)).rejects.toThrow('cannot be written');
  });

  it('must name an existing collection', () => {
    expect(exportCommand.read(['none.jsonl', '--collection', 'operation'], directory)).toBe(
      '„operation“ is no collection that can be exported',
    );
  });
});
