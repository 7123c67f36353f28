import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
/** Stores a picture as an import would. */
const take = (name: string): Promise<string> => filesBeside(directory, files).store(name, 'image');
/** The colour of the picture, in the original and in a small size. */
const seenAt = async (path: string): Promise<(string | undefined)[]> =>
  Promise.all(
    [path, `_thumb/160/${path.replace(/\.\w+$/, '')}.webp`].map(async (place) => {
      const { dominant } = await sharp(await files.read(place)).stats();
      return Object.entries(dominant).find(([, part]) => part > 200)?.[0];
    }),
  );

describe('a picture beside an import file', () => {
  it('is stored under a new name when it has changed, because browsers cache the old one', async () => {
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

  it('is not resized again if it is unchanged', async () => {
    await lay('b.gif', '#ff0000');
    const stored = await take('b.gif');
    await files.remove('_thumb/160/b.webp');
    expect(stored).toBe('b.webp');
    expect(await take('b.gif')).toBe(stored);
    expect(await files.exists('_thumb/160/b.webp')).toBe(false);
  });

  it('replaces no other file with the same name or another extension', async () => {
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

  it('from an export of this portal stays unchanged; a missing one means the stored file', async () => {
    const own = createMediaService({ files });
    await own.saveImage({ path: 'd.png', bytes: await picture('#00ff00') });
    const before = files.paths();
    expect(await take('media/d.png')).toBe('d.png');
    writeFileSync(join(directory, 'd.png'), (await files.read('d.png')) ?? '');
    expect(await take('d.png')).toBe('d.png');
    expect(files.paths()).toEqual(before);
  });

  it('from an export of another portal is stored byte for byte', async () => {
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

it('a changed file beside an import file is stored under a new name', async () => {
  const takeFile = () => filesBeside(directory, files).store('e.pdf', 'file');
  writeFileSync(join(directory, 'e.pdf'), '%PDF-1.7 one');
  expect(await takeFile()).toBe('e.pdf');
  writeFileSync(join(directory, 'e.pdf'), '%PDF-1.7 two');
  const second = await takeFile();
  expect(Buffer.from((await files.read(second)) ?? '').toString()).toBe('%PDF-1.7 two');
  expect(Buffer.from((await files.read('e.pdf')) ?? '').toString()).toBe('%PDF-1.7 one');
});

describe('a file beside an import file', () => {
  const takeFile = (name: string) => filesBeside(directory, files).store(name, 'file');

  it('is not read through a link that leads out of the folder', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.pdf'), '%PDF-1.7 secret');
    writeFileSync(join(directory, 'inside.pdf'), '%PDF-1.7 inside');
    symlinkSync(join(outside, 'secret.pdf'), join(directory, 'link.pdf'));
    symlinkSync(outside, join(directory, 'folder'));
    symlinkSync(join(directory, 'inside.pdf'), join(directory, 'alias.pdf'));
    for (const name of ['link.pdf', 'folder/secret.pdf'])
      await expect(takeFile(name), name).rejects.toThrow(`„${name}“ leads outside the import folder`);
    expect(files.paths()).toEqual([]);
    expect(await takeFile('alias.pdf')).toBe('alias.pdf');
    rmSync(outside, { recursive: true });
  });

  it('must be of an allowed kind by its bytes, not only by its name', async () => {
    const page = '<html><script>alert(1)</script></html>';
    mkdirSync(join(directory, 'kinds'));
    for (const name of ['page.html', 'picture.svg', 'page.pdf', 'page.mp4', 'page', 'page.constructor']) {
      writeFileSync(join(directory, 'kinds', name), page);
      await expect(takeFile(`kinds/${name}`), name).rejects.toThrow(/PDF, EPUB/);
    }
    const good = { 'a.vtt': 'WEBVTT\n', 'a.webm': '\x1a\x45\xdf\xa3', 'a.mp4': '\0\0\0\x20ftypisom' };
    for (const [name, bytes] of Object.entries(good)) {
      writeFileSync(join(directory, 'kinds', name), Buffer.from(bytes, 'latin1'));
      expect(await takeFile(`kinds/${name}`)).toBe(`kinds/${name}`);
    }
  });
});

describe('a set of drawings', () => {
  const crops = ['portrait', 'portrait-dark'];
  const draw = async (folder: string, name: string): Promise<void> => {
    mkdirSync(join(directory, folder), { recursive: true });
    const bytes = await sharp(await picture('#e08080'))
      .webp()
      .toBuffer();
    writeFileSync(join(directory, folder, `${name}.webp`), bytes);
  };

  it('keeps its name and its other crops', async () => {
    for (const crop of crops) await draw('drawn/journals/1', crop);
    expect(await take('drawn/journals/1/portrait.webp')).toBe('drawn/journals/1/portrait.webp');
    expect(files.paths()).toContain('drawn/journals/1/portrait-dark.webp');
  });

  it('gives its name away where a crop is missing: the name promises them', async () => {
    await draw('drawn/journals/2', 'portrait');
    expect(await take('drawn/journals/2/portrait.webp')).toMatch(
      /^drawn\/journals\/2\/portrait-[0-9a-f]{12}\.webp$/,
    );
  });
});
