import { describe, expect, it } from 'vitest';
import { drawnFiles, mediaAddress, thumbnailSet } from './media.ts';

describe('media addresses', () => {
  it('prepends the media base to relative addresses only', () => {
    expect(mediaAddress('covers/1.webp', '/media/')).toBe('/media/covers/1.webp');
    expect(mediaAddress('/media/covers/1.webp', '/media/')).toBe('/media/covers/1.webp');
    expect(mediaAddress('https://elsewhere.ge/1.webp', '/media/')).toBe('https://elsewhere.ge/1.webp');
  });

  it('lists the thumbnails up to the given width', () => {
    expect(thumbnailSet('/media/covers/1.webp', '/media/', 'avif', 320)).toBe(
      '/media/_thumb/160/covers/1.avif 160w, /media/_thumb/320/covers/1.avif 320w',
    );
    expect(thumbnailSet('covers/1.jpeg', 'https://cdn.ge/m/', 'webp', 160)).toBe(
      'https://cdn.ge/m/_thumb/160/covers/1.webp 160w',
    );
  });

  it('names the crop of a drawing by day and by night, and none of a photograph', () => {
    const drawn = drawnFiles('/media/drawn/clinics/1/wide.webp', '/media/', 'square');
    expect(drawn?.day.srcSet).toBe(
      '/media/_thumb/160/drawn/clinics/1/square.webp 160w, /media/_thumb/320/drawn/clinics/1/square.webp 320w, /media/drawn/clinics/1/square.webp 560w',
    );
    expect(drawn?.night.address).toBe('/media/drawn/clinics/1/square-dark.webp');
    expect(drawnFiles('/media/covers/1.webp', '/media/', 'square')).toBeUndefined();
  });

  it('lists no thumbnails of a picture on another host', () => {
    expect(thumbnailSet('https://elsewhere.ge/1.webp', '/media/', 'webp', 1200)).toBe('');
  });
});
