import { describe, expect, it } from 'vitest';
import { writeDocument, writeParts } from './document.ts';

const assets = {
  scripts: ['/static/e.js'],
  preloads: ['/static/r.js'],
  styles: ['/static/e.css'],
  fonts: ['/static/f.woff2'],
};
const page = {
  device: 'desktop',
  head: {
    title: 'ა "ბ" <გ> - სალბუნი',
    tags: [{ tag: 'meta', attributes: { name: 'description', content: '"><b>' } }],
  },
  body: '<main></main>',
  parts: writeParts(assets, 'სალბუნი', false),
} as const;

describe('the document', () => {
  it('is Georgian and knows its device', () => {
    expect(writeDocument(page)).toMatch(/^<!doctype html><html lang="ka" data-device="desktop">/);
  });

  it('lets no text leave its place in the head', () => {
    const html = writeDocument(page);
    expect(html).toContain('<title>ა &quot;ბ&quot; &lt;გ&gt; - სალბუნი</title>');
    expect(html).toContain('content="&quot;&gt;&lt;b&gt;"');
  });

  it('carries hydration data that cannot end its own element', () => {
    const html = writeDocument({ ...page, hydration: { text: '</script>\u2028\u2029' } });
    expect(html).toContain('{"text":"\\u003c/script>\\u2028\\u2029"}');
  });

  it('starts the server constants before the entry', () => {
    const html = writeDocument({ ...page, parts: writeParts(assets, 'სალბუნი', true), hydration: {} });
    expect(html.indexOf('/constants.js')).toBeLessThan(html.indexOf('/static/e.js'));
  });

  it('has no script and no inline style on an error page', () => {
    expect(writeDocument(page)).not.toMatch(/<script|modulepreload| style=|<style/);
  });
});
