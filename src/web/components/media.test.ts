import { describe, expect, it } from 'vitest';
import { mediaAddress, thumbnailSet } from './media.ts';

describe('media addresses', () => {
  it('puts the media base before a relative address only', () => {
    expect(mediaAddress('covers/1.webp', '/media/')).toBe('/media/covers/1.webp');
    expect(mediaAddress('/media/covers/1.webp', '/media/')).toBe('/media/covers/1.webp');
    expect(mediaAddress('https://elsewhere.ge/1.webp', '/media/')).toBe('https://elsewhere.ge/1.webp');
  });

  it('lists the thumbnails up to the widest one asked for', () => {
    expect(thumbnailSet('/media/covers/1.webp', '/media/', 'avif', 320)).toBe(
      '/media/_thumb/160/covers/1.avif 160w, /media/_thumb/320/covers/1.avif 320w',
    );
    expect(thumbnailSet('covers/1.jpeg', 'https://cdn.ge/m/', 'webp', 160)).toBe(
      'https://cdn.ge/m/_thumb/160/covers/1.webp 160w',
    );
  });

  it('knows no thumbnails of a picture that lies elsewhere', () => {
    expect(thumbnailSet('https://elsewhere.ge/1.webp', '/media/', 'webp', 1200)).toBe('');
  });
});
