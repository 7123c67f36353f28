import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isBareWebp } from './bare-webp.ts';

const picture = (background: string) => sharp({ create: { width: 9, height: 7, channels: 4, background } });
const plain = await picture('#1a7f6b').removeAlpha().webp().toBuffer();

it.each([
  ['without transparency', plain],
  ['with transparency', await picture('#1a7f6b80').webp().toBuffer()],
  ['without loss', await picture('#1a7f6b80').webp({ lossless: true }).toBuffer()],
])('a webp %s is pixels alone', (_what, bytes) => {
  expect(isBareWebp(bytes)).toBe(true);
});

it('all drawings of the seeds are: an import stores them as they are, with those for the night', () => {
  const pictures = join(import.meta.dirname, '../../../../seeds/pictures');
  const drawings = globSync('**/*.webp', { cwd: pictures });
  expect(drawings.length).toBeGreaterThan(900);
  expect(drawings.filter((path) => !isBareWebp(readFileSync(join(pictures, path))))).toEqual([]);
});

it.each([
  [
    'what a camera wrote',
    await picture('red')
      .withExif({ IFD0: { Make: 'Camera' } })
      .webp()
      .toBuffer(),
  ],
  ['a profile of colours', await picture('red').withIccProfile('p3').webp().toBuffer()],
  ['something behind its end', Buffer.concat([plain, Buffer.from('<script>')])],
  ['an end before its end', plain.subarray(0, -2)],
  ['another form', await picture('red').png().toBuffer()],
  ['nothing', Buffer.alloc(0)],
])('a file with %s is not', (_what, bytes) => {
  expect(isBareWebp(bytes)).toBe(false);
});
