import { describe, expect, it } from 'vitest';
import { readAttribution, readMapTiles } from './map-tiles.ts';

describe('the setting of the map', () => {
  it('is an address of pictures with all three numbers', () => {
    expect(readMapTiles('https://tiles.example:8443/osm/{z}/{x}/{y}.png?key=1')).toEqual({
      kind: 'raster',
      url: 'https://tiles.example:8443/osm/{z}/{x}/{y}.png?key=1',
      origin: 'https://tiles.example:8443',
      host: 'tiles.example:8443',
    });
  });

  it('is the address of a style, which has none of them', () => {
    expect(readMapTiles('https://tiles.example/bright/style.json')).toMatchObject({ kind: 'style' });
  });

  it.each([
    '',
    'tiles.example/{z}/{x}/{y}.png',
    'ftp://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}/{y}{r}.png',
    'https://name:word@tiles.example/{z}/{x}/{y}.png',
    "https://a.example;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
  ])('is not „%s“', (setting) => expect(readMapTiles(setting)).toBeUndefined());
});

it('an attribution may end with the address that it links to', () => {
  expect(readAttribution('© OpenStreetMap https://osm.example/copyright')).toEqual({
    text: '© OpenStreetMap',
    href: 'https://osm.example/copyright',
  });
  expect(readAttribution(' © რუკა ')).toEqual({ text: '© რუკა' });
  expect(readAttribution('https://osm.example')).toEqual({ text: 'https://osm.example' });
});
