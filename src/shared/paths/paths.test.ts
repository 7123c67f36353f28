import { describe, expect, it } from 'vitest';
import { askPath, nextPageIn, signInPath } from './paths.ts';

describe('the page that sign-in leads on to', () => {
  const led = (next: string) => nextPageIn(`?next=${encodeURIComponent(next)}`);

  it('is one of this site, with its query', () => {
    const page = '/authentication/askform/?category=11&service=1';
    expect(nextPageIn(new URL(signInPath(page), 'https://x').search)).toBe(page);
    expect(led('/office/records/article/?q=ა')).toBe('/office/records/article/?q=ა');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/.//evil.example/',
    '/%2e//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n/evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    `/${'a'.repeat(2000)}`,
  ])('is not %j', (next) => {
    expect(led(next)).toBeUndefined();
  });

  it('is none without one', () => {
    expect(nextPageIn('')).toBeUndefined();
    expect(signInPath()).toBe('/authentication/signin/');
  });
});

describe('the page where a question is asked', () => {
  it('takes along what is chosen', () => {
    expect(askPath()).toBe('/konsultantis-gverdi.html');
    expect(askPath({ category: '3', consultant: undefined })).toBe('/konsultantis-gverdi.html?category=3');
  });
});
