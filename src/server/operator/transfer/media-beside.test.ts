import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import { createMediaService } from '#server/features/media/media.service.ts';
import { filesBeside } from './media-beside.ts';

const directory = mkdtempSync(join(tmpdir(), 'beside-'));
afterAll(() => rmSync(directory, { recursive: true }));
let files = createMemoryFiles();
beforeEach(() => {
  files = createMemoryFiles();
});

const picture = async (background: string, format: 'png' | 'gif' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
/** A picture that every encoding changes. */
const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
const lay = async (name: string, background: string): Promise<void> =>
  writeFileSync(join(directory, name), await picture(background, name.endsWith('.gif') ? 'gif' : 'png'));
/** What one import makes of a picture. */
const take = (name: string): Promise<string> => filesBeside(directory, files).keep(name, 'image');
/** The colour a reader sees, in the original and in a small size. */
const seenAt = async (path: string): Promise<(string | undefined)[]> =>
  Promise.all(
    [path, `_thumb/160/${path.replace(/\.\w+$/, '')}.webp`].map(async (place) => {
      const { dominant } = await sharp(await files.read(place)).stats();
      return Object.entries(dominant).find(([, part]) => part > 200)?.[0];
    }),
  );

describe('a picture beside an import', () => {
  it('is shown as it is now, under a new name where readers keep the old one', async () => {
    await lay('a.png', '#ff0000');
    const first = await take('a.png');
    expect(first).toBe('a.png');
    await lay('a.png', '#0000ff');
    const second = await take('a.png');
    expect(second).toMatch(/^a-\w{12}\.png$/);
    expect([await seenAt(first), await seenAt(second)]).toEqual([
      ['r', 'r'],
      ['b', 'b'],
    ]);
    expect(await take('a.png')).toBe(second);
    await lay('a.png', '#ff0000');
    expect(await take('a.png')).toBe(first);
  });

  it('is not made into sizes again while it is the same', async () => {
    await lay('b.gif', '#ff0000');
    const kept = await take('b.gif');
    await files.remove('_thumb/160/b.webp');
    expect(kept).toBe('b.webp');
    expect(await take('b.gif')).toBe(kept);
    expect(await files.exists('_thumb/160/b.webp')).toBe(false);
  });

  it('leaves what the portal has under that name, and what is called the same but for the ending', async () => {
    const own = createMediaService({ files });
    await own.saveImage({ path: 'c.png', bytes: await picture('#00ff00') });
    await lay('c.png', '#ff0000');
    await lay('c.gif', '#0000ff');
    const [first, second] = [await take('c.png'), await take('c.gif')];
    expect(await Promise.all(['c.png', first, second].map(seenAt))).toEqual([
      ['g', 'g'],
      ['r', 'r'],
      ['b', 'b'],
    ]);
  });

  it('that comes home from an export stays what it is; one that did not come along is the own one', async () => {
    const own = createMediaService({ files });
    await own.saveImage({ path: 'd.png', bytes: await picture('#00ff00') });
    const before = files.paths();
    expect(await take('media/d.png')).toBe('d.png');
    writeFileSync(join(directory, 'd.png'), (await files.read('d.png')) ?? '');
    expect(await take('d.png')).toBe('d.png');
    expect(files.paths()).toEqual(before);
  });

  it('that another portal made is kept byte for byte', async () => {
    const other = createMemoryFiles();
    const bytes = await sharp(await noise())
      .gif()
      .toBuffer();
    await createMediaService({ files: other }).saveImage({ path: 'f.gif', bytes });
    const made = Buffer.from((await other.read('f.webp')) ?? '');
    writeFileSync(join(directory, 'f.webp'), made);
    expect(await take('f.webp')).toBe('f.webp');
    expect(Buffer.compare((await files.read('f.webp')) ?? Buffer.alloc(0), made)).toBe(0);
  });
});

it('a file beside an import that was changed has a name of its own', async () => {
  const takeFile = () => filesBeside(directory, files).keep('e.pdf', 'file');
  writeFileSync(join(directory, 'e.pdf'), 'one');
  expect(await takeFile()).toBe('e.pdf');
  writeFileSync(join(directory, 'e.pdf'), 'two');
  const second = await takeFile();
  expect(Buffer.from((await files.read(second)) ?? '').toString()).toBe('two');
  expect(Buffer.from((await files.read('e.pdf')) ?? '').toString()).toBe('one');
});
