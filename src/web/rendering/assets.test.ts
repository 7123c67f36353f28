import { describe, expect, it } from 'vitest';
import { assetsOf, onDemandComponents } from './assets.ts';

const manifest = {
  'src/web/entry-browser.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/entry.css'],
    assets: [
      'assets/noto-sans-georgian-georgian-wght-normal-x1.woff2',
      'assets/noto-sans-georgian-x2.woff2',
      'assets/noto-sans-latin-x3.woff2',
      'assets/noto-sans-signs-x4.woff2',
      'assets/noto-serif-georgian-x5.woff2',
      'assets/noto-serif-signs-x6.woff2',
    ],
  },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js'] },
  'src/web/screens/home/Home.screen.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_card.js'],
  },
};

describe('assets of a page', () => {
  const assets = assetsOf(manifest, 'src/web/screens/home/Home.screen.tsx');

  it('links the entry script and preloads all imports once', () => {
    expect(assets.scripts).toEqual(['/static/assets/entry.js']);
    expect(assets.preloads).toEqual([
      '/static/assets/react.js',
      '/static/assets/card.js',
      '/static/assets/home.js',
    ]);
  });

  it('lists the styles from the shell to the screen', () => {
    expect(assets.styles).toEqual([
      '/static/assets/entry.css',
      '/static/assets/card.css',
      '/static/assets/home.css',
    ]);
  });

  it('ends where files import one another in a circle', () => {
    const circular = { ...manifest, '_react.js': { file: 'assets/react.js', imports: ['_card.js'] } };
    expect(assetsOf(circular, undefined).preloads).toEqual([
      '/static/assets/card.js',
      '/static/assets/react.js',
    ]);
  });

  it('lists the shell’s styles first, because they declare the layers', () => {
    const { 'src/web/entry-browser.tsx': shell, ...others } = manifest;
    const sharing = { 'src/web/entry-browser.tsx': { ...shell, imports: ['_card.js'] }, ...others };
    expect(assetsOf(sharing, undefined).styles).toEqual([
      '/static/assets/entry.css',
      '/static/assets/card.css',
    ]);
  });

  it('links the styles of components that load on demand', () => {
    const slider = 'src/web/blocks/slider/MainSlider.tsx';
    const home = {
      ...manifest['src/web/screens/home/Home.screen.tsx'],
      dynamicImports: [slider, 'other.tsx'],
    };
    const { styles, preloads } = assetsOf(
      {
        ...manifest,
        'src/web/screens/home/Home.screen.tsx': home,
        [slider]: { file: 'assets/slider.js', css: ['assets/slider.css'] },
        'other.tsx': { file: 'assets/other.js', css: ['assets/other.css'] },
      },
      'src/web/screens/home/Home.screen.tsx',
    );
    expect(styles.at(-1)).toBe('/static/assets/slider.css');
    expect(styles).not.toContain('/static/assets/other.css');
    expect(preloads).not.toContain('/static/assets/slider.js');
  });

  it('links the styles of such a component in a file of several parts', () => {
    const home = { ...manifest['src/web/screens/home/Home.screen.tsx'], dynamicImports: ['_sliders.js'] };
    const { styles, preloads } = assetsOf(
      {
        ...manifest,
        'src/web/screens/home/Home.screen.tsx': home,
        '_sliders.js': { file: 'assets/sliders.js', name: 'sliders', css: ['assets/sliders.css'] },
      },
      'src/web/screens/home/Home.screen.tsx',
    );
    expect(styles.at(-1)).toBe('/static/assets/sliders.css');
    expect(preloads).not.toContain('/static/assets/sliders.js');
  });

  it('lists every component that loads on demand', () => {
    const sources = import.meta.glob<string>('../**/*.tsx', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const used = Object.entries(sources).flatMap(([file, text]) =>
      /= on(?:Demand|Action)\(/.test(text)
        ? Array.from(text.matchAll(/await import\('([^']+)'\)/g), ([, target = '']) =>
            target.startsWith('#web/')
              ? target.replace('#web/', 'src/web/')
              : new URL(target, new URL(file, 'file:///src/web/rendering/')).pathname.slice(1),
          )
        : [],
    );
    expect(used.sort()).toEqual([...onDemandComponents].sort());
  });

  it('preloads what titles and sentences are set in: the everyday Georgian letters and the signs between them', () => {
    expect(assets.fonts).toEqual([
      '/static/assets/noto-sans-georgian-x2.woff2',
      '/static/assets/noto-sans-signs-x4.woff2',
      '/static/assets/noto-serif-georgian-x5.woff2',
      '/static/assets/noto-serif-signs-x6.woff2',
    ]);
  });

  it('links the sources without a manifest', () => {
    expect(assetsOf(undefined, undefined).scripts).toContain('/static/src/web/entry-browser.tsx');
  });
});
