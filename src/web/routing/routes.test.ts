import { describe, expect, it } from 'vitest';
import { pageNames } from '#shared/paths/route-names.ts';
import { compilePattern } from './route-pattern.ts';
import { findRoute, routes } from './routes.ts';

const nameAt = (path: string): string | undefined => findRoute(path)?.route.name;

describe('routes', () => {
  it('finds the static pages by their addresses', () => {
    expect(nameAt('/')).toBe('home');
    expect(nameAt('/chvens-shesakheb.html')).toBe('about');
    expect(nameAt('/kontaqti.html')).toBe('contact');
    expect(nameAt('/khshirad-dasmuli-kithkhvebi.html')).toBe('faq');
    expect(nameAt('/masalis-gamoyenebis-pirobebi.html')).toBe('terms');
    expect(findRoute('/donoroba-2027.html')).toMatchObject({
      params: { alias: 'donoroba-2027' },
      route: { name: 'staticpage' },
    });
  });

  it('parses the record id of a category and of an article', () => {
    expect(findRoute('/category/21-guli.html')).toMatchObject({ id: 21, route: { name: 'category' } });
    expect(findRoute('/guli/tsneva/101-maghali-tsneva.html')).toMatchObject({
      id: 101,
      params: { cat: 'guli', subcat: 'tsneva', alias: 'maghali-tsneva' },
      route: { name: 'article' },
    });
    expect(findRoute('/guli/101-maghali-tsneva.html')).toMatchObject({ id: 101, params: { cat: 'guli' } });
  });

  it('have names that blocks can be placed on', () => {
    const shown = routes.filter(({ name }) => name !== 'gallery');
    expect(shown.filter(({ name }) => !pageNames.has(name))).toEqual([]);
  });

  it('matches no malformed addresses', () => {
    const paths = [
      '',
      '/guli',
      '/guli/x.html',
      '/guli/0-x.html',
      '/guli/1-.html',
      '/a/b/c/1-x.html',
      '/category/x-1.html',
    ];
    expect(paths.map(nameAt)).toEqual(paths.map(() => undefined));
  });

  it('matches no id beyond the largest record id', () => {
    expect(nameAt('/guli/2147483648-x.html')).toBeUndefined();
    expect(nameAt('/guli/2147483647-x.html')).toBe('article');
  });

  it('converts a pattern to the router’s notation', () => {
    expect(compilePattern('/{cat}/{subcat?}/{id}-{alias}.html').routerPath).toBe('/:cat/:subcat?/:record');
    expect(compilePattern('/category/{id}-{alias}.html').routerPath).toBe('/category/:record');
    expect(compilePattern('/{alias}.html').routerPath).toBe('/:record');
  });
});
