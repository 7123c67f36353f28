import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyOf = (ANALYTICS?: string): string =>
  securityHeaders({ SITE_URL: 'https://salbuni.ge', MEDIA_URL: '/media/', CARTU_URL: undefined, ANALYTICS })[
    'content-security-policy'
  ] ?? '';

describe('the content policy', () => {
  it('knows no other host where nothing is counted', () => {
    expect(policyOf()).toContain("script-src 'self';");
    expect(policyOf()).not.toMatch(/https?:/);
  });

  it('is opened for the counting service alone', () => {
    expect(policyOf('matomo:https://stats.example.org/m,3')).toContain(
      "connect-src 'self' https://stats.example.org;",
    );
    expect(policyOf('matomo:https://stats.example.org/m,3')).toContain("script-src 'self';");
    expect(policyOf('gtag:G-ABC1234')).toContain("script-src 'self' https://www.googletagmanager.com;");
  });
});
