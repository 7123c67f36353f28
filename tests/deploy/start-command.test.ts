import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const clone = mkdtempSync(join(tmpdir(), 'salbuni-clone-'));
afterAll(() => rmSync(clone, { recursive: true }));

it('a start with a wrong setting says so before it builds the web', async () => {
  for (const part of ['src', 'scripts', 'package.json'])
    cpSync(join(project, part), join(clone, part), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'));
  const start = run(process.execPath, ['scripts/start.ts'], {
    cwd: clone,
    env: { PATH: process.env.PATH, DATA_DIR: join(clone, 'data'), HOST: '0.0.0.0' },
  });
  await expect(start).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^SITE_URL: [^\n]*\n$/),
  });
});
