import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import { createMediaService, type MediaService, thumbnailWidths } from './media.service.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a7f6b' } });

describe('pictures', () => {
  let files: ReturnType<typeof createMemoryFiles>;
  let media: MediaService;
  beforeEach(() => {
    files = createMemoryFiles();
    media = createMediaService({ files });
  });
  const metadataOf = async (path: string) => sharp((await files.read(path))!).metadata();

  it('are stored in every size as WebP and AVIF', async () => {
    const saved = await media.saveImage({
      path: 'up/a.jpg',
      bytes: await plain(1600, 800).jpeg().toBuffer(),
    });
    expect(saved).toEqual({ path: 'up/a.jpg', width: 1600, height: 800, bytes: expect.any(Number) });
    for (const width of thumbnailWidths) {
      expect(await metadataOf(`_thumb/${width}/up/a.webp`)).toMatchObject({
        format: 'webp',
        width,
        height: width / 2,
      });
      expect(await metadataOf(`_thumb/${width}/up/a.avif`)).toMatchObject({
        format: 'heif',
        width,
        height: width / 2,
      });
    }
    expect(files.paths()).toHaveLength(11);
  });

  it('are never enlarged, but exist in every size', async () => {
    await media.saveImage({ path: 'b', bytes: await plain(200, 100).webp().toBuffer() });
    expect(await metadataOf('_thumb/1200/b.webp')).toMatchObject({ width: 200, height: 100 });
    expect(await metadataOf('b.webp')).toMatchObject({ format: 'webp' });
  });

  it('are at most 2400 pixels wide or high', async () => {
    expect(
      await media.saveImage({ path: 'c.png', bytes: await plain(3000, 1000).png().toBuffer() }),
    ).toMatchObject({
      path: 'c.png',
      width: 2400,
      height: 800,
    });
  });

  it('are rotated upright and lose their metadata', async () => {
    const bytes = await plain(300, 100)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '41/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await media.saveImage({ path: 'd.jpg', bytes })).toMatchObject({ width: 100, height: 300 });
    for (const path of files.paths()) {
      const found = await metadataOf(path);
      expect(found.exif).toBeUndefined();
      expect(found.icc).toBeUndefined();
    }
  });

  it('of other formats become WebP', async () => {
    expect(
      await media.saveImage({ path: 'e.gif', bytes: await plain(20, 20).gif().toBuffer() }),
    ).toMatchObject({ path: 'e.webp' });
    expect(
      await media.saveImage({ path: 'f.avif', bytes: await plain(20, 20).avif().toBuffer() }),
    ).toMatchObject({ path: 'f.webp' });
  });

  it('stay unchanged if they are WebP without metadata, and exist in every size', async () => {
    const bytes = await plain(300, 100).webp({ quality: 95 }).toBuffer();
    expect(await media.saveImage({ path: 'k.webp', bytes })).toEqual({
      bytes: bytes.length,
      path: 'k.webp',
      width: 300,
      height: 100,
    });
    expect(Buffer.compare((await files.read('k.webp'))!, bytes)).toBe(0);
    expect(await metadataOf('_thumb/160/k.webp')).toMatchObject({ format: 'webp', width: 160 });
    await media.saveImage({ path: 'l.webp', bytes: await plain(2401, 10).webp().toBuffer() });
    expect(await metadataOf('l.webp')).toMatchObject({ width: 2400 });
    const seen = await plain(30, 10)
      .withExif({ IFD0: { Make: 'Camera' } })
      .webp()
      .toBuffer();
    await media.saveImage({ path: 'm.webp', bytes: seen });
    expect((await metadataOf('m.webp')).exif).toBeUndefined();
  });

  it('keep their transparency', async () => {
    const clear = sharp({ create: { width: 30, height: 30, channels: 4, background: '#00000000' } });
    await media.saveImage({ path: 'g.png', bytes: await clear.png().toBuffer() });
    expect((await metadataOf('_thumb/160/g.webp')).hasAlpha).toBe(true);
  });

  it('with too many pixels are refused before decoding', async () => {
    const bomb = await plain(10, 10).png().toBuffer();
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    await expect(media.saveImage({ path: 'h.png', bytes: bomb })).rejects.toMatchObject({
      code: 'image_too_large',
    });
    expect(files.paths()).toEqual([]);
  });

  it.each([
    ['text', Buffer.from('სურათი არ არის')],
    ['nothing', Buffer.alloc(0)],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['html', Buffer.from('<script>alert(1)</script>')],
  ])('that are %s are refused', async (_what, bytes) => {
    await expect(media.saveImage({ path: 'i.png', bytes })).rejects.toMatchObject({
      name: 'Problem',
      kind: 'unsupported_media_type',
      code: 'not_an_image',
    });
  });

  it('that are truncated are refused', async () => {
    const bytes = (await plain(500, 500).png().toBuffer()).subarray(0, 400);
    await expect(media.saveImage({ path: 'j.png', bytes })).rejects.toMatchObject({ code: 'not_an_image' });
    expect(files.paths()).toEqual([]);
  });

  it('may be drawings of our own', async () => {
    const bytes = await plain(720, 540).webp().toBuffer();
    await media.saveDrawing({ path: 'drawn/articles/1/card.webp', thumbnails: [320], bytes });
    expect(files.paths().toSorted()).toEqual([
      '_thumb/320/drawn/articles/1/card.webp',
      'drawn/articles/1/card.webp',
    ]);
    expect(Buffer.from((await files.read('drawn/articles/1/card.webp'))!)).toEqual(bytes);
    expect(
      (await sharp((await files.read('_thumb/320/drawn/articles/1/card.webp'))!).metadata()).height,
    ).toBe(240);
  });
});
