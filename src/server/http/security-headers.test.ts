import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyOf = (ANALYTICS?: string, MAP_TILES?: string): string =>
  securityHeaders({
    ...{ SITE_URL: 'https://salbuni.ge', MEDIA_URL: '/media/', CARTU_URL: undefined },
    ...{ ANALYTICS, MAP_TILES },
  })['content-security-policy'] ?? '';

describe('the content policy', () => {
  it('knows no other host where nothing is counted; a video may be played from where it is', () => {
    expect(policyOf()).toContain("script-src 'self';");
    expect(policyOf()).not.toMatch(/https?:\/\//);
    const open = policyOf()
      .split('; ')
      .filter((directive) => directive.includes('https:'));
    expect(open).toEqual(["media-src 'self' https: http:"]);
  });

  it('lets the origin of the map be connected to, and nothing else of it', () => {
    const policy = policyOf(undefined, 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1');
    expect(policy).toContain("connect-src 'self' https://tiles.example:8443;");
    expect(policy.match(/https?:\/\//g)).toHaveLength(1);
    expect(policy).not.toMatch(/worker-src/);
  });

  it('lets files of questions be shown out of memory, as pictures and in frames, and nothing run from there', () => {
    const directives = policyOf(undefined).split('; ');
    const withBlob = directives.filter((one) => one.includes('blob:')).map((one) => one.split(' ')[0]);
    expect(withBlob).toEqual(['img-src', 'frame-src']);
    expect(directives).toContain("frame-src 'self' blob:");
  });

  it('is opened for the counting service alone', () => {
    expect(policyOf('matomo:https://stats.example.org/m,3')).toContain(
      "connect-src 'self' https://stats.example.org;",
    );
    expect(policyOf('matomo:https://stats.example.org/m,3')).toContain("script-src 'self';");
    expect(policyOf('gtag:G-ABC1234')).toContain("script-src 'self' https://www.googletagmanager.com;");
  });
});
