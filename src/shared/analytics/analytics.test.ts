import { describe, expect, it } from 'vitest';
import { describeVisit, readAnalytics, sourcesOf } from './analytics.ts';

describe('the setting ANALYTICS', () => {
  it('names a service', () => {
    expect(readAnalytics('gtag:G-ABC1234')).toEqual({ kind: 'gtag', id: 'G-ABC1234' });
    expect(readAnalytics('matomo:https://stats.example.org/m,3')).toEqual({
      kind: 'matomo',
      url: 'https://stats.example.org/m/',
      site: '3',
    });
    expect(readAnalytics('plausible:salbuni.ge,https://plausible.example.org')).toEqual({
      kind: 'plausible',
      domain: 'salbuni.ge',
      url: 'https://plausible.example.org/',
    });
  });

  it.each([
    '',
    'gtag:',
    'gtag:<script>',
    'matomo:stats,3',
    'matomo:https://a.example',
    'piwik:x,y',
    'plausible:x',
  ])('refuses „%s“', (setting) => expect(readAnalytics(setting)).toBeUndefined());

  it('opens the content policy for its own hosts alone', () => {
    expect(sourcesOf(undefined)).toEqual({ scripts: [], connections: [] });
    expect(sourcesOf(readAnalytics('matomo:https://stats.example.org/m,3'))).toEqual({
      scripts: [],
      connections: ['https://stats.example.org'],
    });
    expect(sourcesOf(readAnalytics('gtag:G-ABC1234')).scripts).toEqual(['https://www.googletagmanager.com']);
  });
});

describe('what a service is told of a visit', () => {
  const visit = { address: 'https://salbuni.ge/search', title: 'search' };

  it('is the page and the kind of page, and nothing else', () => {
    const plausible = readAnalytics('plausible:salbuni.ge,https://p.example.org');
    const matomo = readAnalytics('matomo:https://m.example.org,3');
    if (plausible?.kind !== 'plausible' || matomo?.kind !== 'matomo') throw new Error('not read');
    expect(describeVisit(plausible, visit)).toEqual({
      url: 'https://p.example.org/api/event',
      body: '{"name":"pageview","domain":"salbuni.ge","url":"https://salbuni.ge/search"}',
    });
    expect(describeVisit(matomo, visit)).toEqual({
      url: 'https://m.example.org/matomo.php',
      body: 'idsite=3&rec=1&url=https%3A%2F%2Fsalbuni.ge%2Fsearch&action_name=search&apiv=1',
    });
  });
});
