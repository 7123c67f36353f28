import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

const colours = ['#7a9e9f', '#b8d8d8', '#eef5db', '#fe5f55'];

/** Gives a clinic of the portal under test four photographs, as its owner would: by an import beside the running portal. */
export async function givePhotographs(clinic: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'salbuni-photographs-'));
  const names = colours.map((_, at) => `clinic-${clinic}-${at + 1}.webp`);
  for (const [at, name] of names.entries())
    await sharp({ create: { width: 1200, height: 750, channels: 3, background: colours[at] ?? '#fff' } })
      .webp()
      .toFile(join(folder, name));
  const [image, ...images] = names;
  const file = join(folder, 'clinic.jsonl');
  await writeFile(file, `${JSON.stringify({ collection: 'clinic', id: clinic, image, images })}\n`);
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/operate.ts', 'import', file], {
    env: { ...process.env, DATA_DIR: process.env.PORTAL_DATA ?? '.data' },
  });
  await rm(folder, { recursive: true });
}
